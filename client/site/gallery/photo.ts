export type { PhotoFragment as Photo } from '../pictures/Photo.generated.ts'
