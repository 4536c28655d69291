export const backupKinds = ['backup', 'drill'] as const
export type BackupKind = (typeof backupKinds)[number]

export const backupStates = ['waiting', 'running', 'done', 'failed'] as const
export type BackupState = (typeof backupStates)[number]

export const encryptions = ['none', 'passphrase', 'recipient'] as const
export type Encryption = (typeof encryptions)[number]
