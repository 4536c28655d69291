import { Box, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { Pills } from '../ui/Pills.tsx'
import { MailFrame } from './MailFrame.tsx'

const widths = [
  { value: 'phone', label: 'Phone', width: 'min(375px, 100%)' },
  { value: 'desk', label: 'Desk', width: '680px' },
  { value: 'text', label: 'Plain text', width: '0' },
] as const

type Width = (typeof widths)[number]['value']

interface MailPreviewProps {
  subject: string
  html: string
  text: string
}

/** A mail at the width of a phone and of a desk, and as the plain text that goes with it. */
export const MailPreview = ({ subject, html, text }: MailPreviewProps) => {
  const [chosen, setChosen] = useState<Width>('phone')
  const { width, label } = widths.find(({ value }) => value === chosen)!
  return (
    <>
      <Pills label="Shown as" options={widths} value={chosen} onChange={setChosen} mb="4" />
      {chosen === 'text' ? (
        <Box
          as="pre"
          whiteSpace="pre-wrap"
          overflowWrap="anywhere"
          fontFamily="mono"
          textStyle="sm"
          bg="bg.muted"
          borderRadius="l2"
          p="4"
        >
          {text}
        </Box>
      ) : (
        <MailFrame html={html} title={`${subject}, ${label.toLowerCase()} width`} width={width} />
      )}
      <Text srOnly role="status">
        Shown as {label.toLowerCase()}
      </Text>
    </>
  )
}
