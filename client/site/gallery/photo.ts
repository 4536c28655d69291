/** A picture with its text, as every list of the guide has it. */
export interface Photo {
  id: string
  alt: string
}
