/** A hotel that has nothing in common with the sample. */
export const aurinko = {
  name: 'Hotel Aurinko',
  phone: '+358 9 555 0199',
  email: 'hello@aurinko.example',
  address: { street: 'Satamakuja 4', town: 'Helsinki', region: 'Uusimaa', postalCode: '00170', country: 'FI' },
  position: { latitude: 60.17, longitude: 24.95 },
  timeZone: 'Europe/Helsinki',
  languages: ['en', 'fi'],
  checkInTime: '14:00',
  checkOutTime: '12:00',
}

export const removeSampleHotel = `mutation ($input: RemoveSampleInput!) {
  removeSampleHotel(input: $input) { answer records nouns { noun goes stays } }
}`
