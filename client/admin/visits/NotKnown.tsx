import { Box } from '@chakra-ui/react'
import { Panel } from '../ui/Panel.tsx'

const sentences = [
  'How many guests there were. Nobody is told from anybody: whoever comes twice or loads a page again counts again, and whoever asks three times for a price is three prices.',
  'Who asks not to be counted (Do Not Track, Global Privacy Control). They are left out. Of those whose browser blocks such counting, or runs no scripts, only what the server itself sends is counted: pages, prices and messages, but no presses of Book and Call.',
  'What became of it: the booking page is not ours, and a press of a telephone number may be no call.',
  'Where somebody came from when their browser or the other website does not say so.',
  'Programs that pass for a browser. Those that say what they are, and staff who are signed in, are left out.',
  'What a server had counted in the minute before it broke down, and what was pressed in the second before a page was ready.',
]

/** What the numbers above cannot say, before somebody concludes it from them. */
export const NotKnown = () => (
  <Panel
    title="What these numbers cannot know"
    description="Counted are times, never people: without cookies and without addresses. Days are kept for 25 months; of the websites that guests came from, the 50 most frequent of a day keep their name."
  >
    <Box as="ul" ps="5" listStyleType="disc" maxWidth="75ch" css={{ '& li + li': { mt: '2' } }}>
      {sentences.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </Box>
  </Panel>
)
