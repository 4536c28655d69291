/** Why a backup cannot be made, read or restored, as a sentence for whoever asked for it. */
export class BackupProblem extends Error {}
