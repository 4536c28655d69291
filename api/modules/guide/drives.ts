import { lionCountrySafari, palmBeachZoo } from './drives/animals.ts'
import { flaglerMuseum, morikami } from './drives/museums.ts'
import type { DriveAttraction } from './guide.model.ts'

export const driveAttractions: DriveAttraction[] = [lionCountrySafari, flaglerMuseum, palmBeachZoo, morikami]
