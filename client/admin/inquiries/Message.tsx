import { Box, Heading } from '@chakra-ui/react'
import type { InquiryPaneFragment } from './InquiryPane.generated.ts'

/** The guest's words, whole, with their line breaks. */
export const Message = ({ inquiry }: { inquiry: InquiryPaneFragment }) => (
  <Box>
    <Heading as="h3" textStyle="cardTitle" mb="2">
      Message
    </Heading>
    <Box
      lang={inquiry.language}
      borderInlineStartWidth="3px"
      borderColor="coral.emphasized"
      ps="4"
      maxWidth="68ch"
      fontSize="1.0625rem"
      lineHeight="1.65"
      whiteSpace="pre-wrap"
      overflowWrap="anywhere"
    >
      {inquiry.message}
    </Box>
  </Box>
)
