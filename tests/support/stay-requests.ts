import type { Caller } from './caller.ts'
import type { TestServer } from './server.ts'

const guestFields = `reference state keptUntil heldUntil isCounterOffer wishes roomNumber
  asked { arrival departure nightCount guests roomType { slug } price { total subtotal nights { date price } } }
  offered { arrival departure roomType { slug } price { total } }
  askedTotal offeredTotal rooms { roomNumber asked { arrival departure guests price { total } } offered { arrival departure price { total } } }`
const deskFields = `id state keptUntil heldUntil answeredBy wishedRoom { roomNumber isBlocked } asked { price { total } } offered { arrival price { total } }
  present { isFree isApproximate total refusals { code } }
  askedTotal presentTotal offeredTotal isFree
  rooms { id asked { price { total } } offered { arrival price { total } } wishedRoom { roomNumber }
    present { isFree total refusals { code } } }`

export const requestStay = 'mutation ($input: RequestStayInput!) { requestStay(input: $input) { reference token } }'
export const accept = `mutation ($token: String!) { acceptStayOffer(token: $token) { ${guestFields} } }`
export const refuse = `mutation ($token: String!) { refuseStayOffer(token: $token) { ${guestFields} } }`
export const wish = `mutation ($input: UpdateStayWishesInput!) { updateStayWishes(input: $input) { ${guestFields} } }`
export const offer = `mutation ($input: OfferStayInput!) { offerStay(input: $input) { ${deskFields} } }`
export const decline = `mutation ($id: ID!) { declineStay(id: $id) { ${deskFields} } }`

let guests = 0

/** A guest who asks for a stay, with what the desk sees of it. */
export const addStayRequest = async (server: TestServer, desk: Caller, roomTypeSlug: string, given: object = {}) => {
  guests += 1
  const guest = server.caller()
  const input = {
    roomTypeSlug,
    arrival: '2027-02-09',
    departure: '2027-02-11',
    name: 'Aino Virtanen',
    email: `aino-${guests}@guests.example`,
    language: 'en',
    ...given,
  }
  const { data, errors } = await guest.graphql(requestStay, { input })
  if (errors) throw new Error(errors[0]!.message)
  const { token, reference } = data.requestStay as { token: string; reference: string }
  const found = await desk.graphql('query ($q: String) { inquiries(search: $q) { nodes { id } } }', { q: reference })
  const inquiryId: string = found.data.inquiries.nodes[0].id
  const ofDesk = async () =>
    (
      await desk.graphql(`query ($inquiryId: ID!) { stayRequest(inquiryId: $inquiryId) { ${deskFields} } }`, {
        inquiryId,
      })
    ).data.stayRequest
  const { id } = await ofDesk()
  const ofGuest = async () =>
    (await guest.graphql(`query ($token: String!) { guestStay(token: $token) { ${guestFields} } }`, { token })).data
      .guestStay
  return { guest, token, reference, inquiryId, id: id as string, email: input.email, ofDesk, ofGuest }
}
