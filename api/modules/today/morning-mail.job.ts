import { sql } from 'kysely'
import { inTransaction, type Context } from '../../platform/context.ts'
import { asViewer } from '../../platform/viewer.ts'
import { hotelToday } from '../hotel/hotel-day.ts'
import { Mail } from '../mail/mail.entity.ts'
import { StaffUser } from '../staff/staff.entity.ts'
import { writeMorningMail } from './morning-mail.ts'
import { readToday } from './today.service.ts'

/** Takes the mail of the day for a person: whoever comes second, or again, finds it taken. */
const claim = async (inside: Context, id: string, today: string): Promise<boolean> => {
  const { rows } = await sql`
    update staff_user set morning_mail_on = ${today}
    where id = ${id} and morning_mail and (morning_mail_on is null or morning_mail_on < ${today})
    returning id`.execute(inside.em.getKysely())
  return rows.length > 0
}

/** Today as a mail, for who wants it: written once a day with the mark that it was, and left to the outbox. */
export const sendMorningMails = async (ctx: Context): Promise<number> => {
  if (!ctx.mailer) return 0
  const today = hotelToday(ctx)
  const people = await ctx.em.find(StaffUser, {
    morningMail: true,
    $or: [{ morningMailOn: null }, { morningMailOn: { $lt: today } }],
  })
  let sent = 0
  for (const person of people) {
    const known = await readToday({ ...ctx, em: ctx.em.fork(), viewer: asViewer(person) })
    await inTransaction(ctx, async (inside) => {
      if (!(await claim(inside, person.id, today))) return
      inside.em.create(Mail, await writeMorningMail(inside, person, known))
      await inside.wake('mail.deliver')
      sent += 1
    })
  }
  return sent
}
