export const sampleCampaignTemplates = [
  {
    name: 'Returning guests',
    subject: 'Welcome back: your room by the sea is waiting',
    discountPercent: 10,
    specialMessage: 'You have stayed with us before, and we would love to see you again. Show this email at check-in.',
  },
  {
    name: 'Winter by the sea',
    subject: 'Trade snow for sand this winter',
    discountPercent: 15,
    specialMessage: 'Stay a week or longer between January and April and leave your coat at home.',
  },
  {
    name: 'Quiet summer',
    subject: 'Slow summer days in Lantana',
    discountPercent: 20,
    specialMessage: 'The beach is at its quietest in summer, and the water at its warmest.',
  },
  {
    name: 'Last-minute weekend',
    subject: 'A free weekend? We have a room',
    discountPercent: 5,
    specialMessage: 'Call the front desk, name this email, and pack a small bag.',
  },
]
