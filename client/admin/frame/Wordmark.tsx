import { Box, chakra, Flex, Text } from '@chakra-ui/react'

const Svg = chakra('svg')

/** The hotel's arch with the sun coming up in it, and its name. */
export const Wordmark = ({ name }: { name: string }) => (
  <Flex align="center" gap="3" minWidth="0">
    <Svg viewBox="0 0 32 36" width="28px" height="32px" flexShrink="0" aria-hidden="true" focusable="false">
      <path d="M1 36V16a15 15 0 0 1 30 0v20Z" fill="#E8D2B2" />
      <path d="M5 36V16.5a11 11 0 0 1 22 0V36Z" fill="#0B3644" />
      <path d="M8.5 25a7.5 7.5 0 0 1 15 0Z" fill="#F0956F" />
      <path d="M5 25h22v11H5Z" fill="#1C7385" />
      <path
        d="M5 28.5c3.7-1.6 7.3 1.6 11 0s7.3 1.6 11 0M5 32.5c3.7-1.6 7.3 1.6 11 0s7.3 1.6 11 0"
        stroke="#A8DAD0"
        strokeWidth="1.2"
        fill="none"
      />
    </Svg>
    <Box lineHeight="1.15" minWidth="0">
      <Text fontFamily="heading" fontSize="1.1875rem" truncate>
        {name}
      </Text>
      <Text fontSize="0.75rem" opacity="0.9">
        Staff desk
      </Text>
    </Box>
  </Flex>
)
