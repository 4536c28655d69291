import { registerEnumType } from 'type-graphql'
import { permissions, type Permission } from '#graphql/permissions.ts'
import { describeValues, enumFrom } from '../../platform/schema/enum.ts'

const opens: Record<Permission, string> = {
  'inquiries:read': 'Reads inquiries and what guests asked the assistant.',
  'inquiries:write': 'Answers, assigns and corrects inquiries.',
  'subscribers:read': 'Reads the mailing list.',
  'subscribers:write': 'Adds subscribers and changes their state.',
  'campaigns:read': 'Reads campaigns and templates.',
  'campaigns:write': 'Writes and sends campaigns.',
  'coupons:read': 'Finds coupons.',
  'coupons:redeem': 'Redeems coupons and takes that back.',
  'guests:manage': 'Hands out, corrects and erases all that is held about a guest.',
  'rooms:read': 'Reads rooms, prices and availability.',
  'rooms:write': 'Changes rooms, prices and availability.',
  'blog:read': 'Reads posts in every state.',
  'blog:write': 'Writes and publishes posts.',
  'content:read': 'Reads what the website says, drafts included.',
  'content:write': 'Changes what the website says, the hotel’s facts left out.',
  'facts:write':
    'Changes the hotel’s facts: name, address, fees, the booking page; beside the right to change the website.',
  'sync:read': 'Reads the runs of the sync with the property management system.',
  'sync:run': 'Starts the sync.',
  'seo:read': 'Reads reports on search engines.',
  'seo:write': 'Hands pages to search engines and fetches reports.',
  'operations:read': 'Reads jobs, outside services and backups.',
  'operations:write': 'Tries failed jobs again.',
  'keys:manage': 'Makes, rotates and revokes API keys and webhooks.',
  'connections:manage': 'Enters keys of outside services.',
  'staff:read': 'Reads staff accounts.',
  'staff:manage': 'Invites, changes and removes staff.',
  'backups:manage': 'Makes, tries and downloads backups.',
  'audit:read': 'Reads the audit log.',
  'hotel:setup': 'Sees what is to be set up, and takes the sample hotel off.',
}

export const PermissionEnum = enumFrom(permissions)
registerEnumType(PermissionEnum, {
  name: 'Permission',
  description: 'What a staff member or an API key may do; writing includes no reading.',
  valuesConfig: describeValues(opens),
})
