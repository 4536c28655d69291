import type { AuditRowFragment } from './AuditTab.generated.ts'

type Action = AuditRowFragment['action']

/** What was done, as a sentence goes on after the name of who did it. */
export const auditActions: Record<Action, string> = {
  SIGNED_IN: 'signed in',
  SIGN_IN_FAILED: 'failed to sign in',
  SIGNED_OUT: 'signed out',
  SESSIONS_ENDED: 'ended sessions',
  SECOND_STEP_ON: 'turned two-factor sign-in on',
  SECOND_STEP_OFF: 'turned two-factor sign-in off',
  PASSWORD_CHANGED: 'changed the password',
  PASSWORD_RESET: 'reset a password',
  PASSWORD_LINK_MADE: 'asked for a password link',
  STAFF_INVITED: 'invited a colleague',
  INVITATION_ACCEPTED: 'accepted an invitation',
  ROLE_CHANGED: 'changed a role',
  STAFF_REMOVED: 'removed an account',
  KEY_CREATED: 'created an API key',
  KEY_ROTATED: 'rotated an API key',
  KEY_TAKEN_OVER: 'took over an API key',
  KEY_REVOKED: 'revoked an API key',
  SUBSCRIBERS_EXPORTED: 'exported subscribers',
  SUBSCRIBERS_IMPORTED: 'imported subscribers',
  PERSON_EXPORTED: 'opened a person’s data',
  PERSON_ERASED: 'erased a person',
  PERSON_CORRECTED: 'corrected a person’s data',
  INQUIRY_ERASED: 'erased an inquiry',
  STAY_OFFERED: 'offered a guest a stay',
  STAY_DECLINED: 'declined a request for a stay',
  INQUIRY_CORRECTED: 'corrected an inquiry',
  INQUIRY_MERGED: 'merged two inquiries',
  INQUIRY_SEPARATED: 'took merged inquiries apart',
  REPLY_SENT: 'answered a guest',
  CAMPAIGN_STARTED: 'started a campaign',
  CAMPAIGN_SCHEDULED: 'scheduled a campaign',
  CAMPAIGN_CANCELLED: 'cancelled a campaign',
  POSTAL_ADDRESS_CHANGED: 'changed the postal address',
  BLACKOUT_DATES_CHANGED: 'changed the blackout dates',
  STAY_CHARGE_CHANGED: 'changed taxes and fees',
  STAY_CHARGE_DELETED: 'deleted a tax or fee',
  NIGHTS_FORGOTTEN: 'took back what was set by hand for nights',
  CONTENT_DRAFTED: 'had a model draft a part of the website',
  CONTENT_PUBLISHED: 'published a part of the website',
  CONTENT_ARCHIVED: 'put a part of the website away',
  CONTENT_RESTORED: 'brought back a part of the website',
  SAMPLE_KEPT: 'kept the sample hotel',
  SAMPLE_REMOVED: 'took the sample hotel off',
  CONTENT_EXPORTED: 'exported the website’s content',
  CONTENT_IMPORTED: 'imported content of the website',
  AUDIT_EXPORTED: 'exported the audit log',
  BACKUP_DOWNLOADED: 'downloaded a backup',
  SECRET_ROTATED: 'changed the signing secret',
  CONNECTION_CHANGED: 'changed a connection',
  CONNECTION_TESTED: 'tested a connection',
}

/** Who did it, where there is no name. */
export const actorKinds: Record<AuditRowFragment['actorKind'], string> = {
  STAFF: 'A staff member',
  KEY: 'An API key',
  SERVER: 'The server',
  STRANGER: 'Somebody',
}

export const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
