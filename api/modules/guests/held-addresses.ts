import type { HeldAddresses } from '../../backup/write-backup.ts'
import { hashAddress } from '../subscribers/erased-address.service.ts'

/** Every address that some row belongs to, once and in lower case: those that an erasure can be about. */
const statement = `
  select address from (
    select email_lower as address from inquiry union select email_lower from subscriber
    union select lower(to_address) from mail where kind <> 'inquiry-notice' union select lower(reply_to) from mail
    union select lower(from_address) from inquiry_message
    union select lower(email) from campaign_recipient union select email_lower from waiting_guest
    union select split_part(key, '|', 1) from sign_in_failure
  ) held where address <> ''`

/** By which a backup finds again who was erased after it. */
export const heldAddresses: HeldAddresses = {
  statement,
  hash: (erasureKey, address) => hashAddress({ erasureKey }, address),
}
