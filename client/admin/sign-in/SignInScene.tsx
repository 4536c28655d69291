import { Box, chakra, Flex } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import evening from '#client/pictures/originals/evening-lights.svg?url'
import morning from '#client/pictures/originals/inn-golden-hour.svg?url'
import type { ColorMode } from '../frame/useColorMode.ts'
import { Wordmark } from '../frame/Wordmark.tsx'

const scenes = { light: { src: morning, centre: '58% 40%' }, dark: { src: evening, centre: '50% 50%' } }

interface SignInSceneProps {
  hotelName: string
  mode: ColorMode
  children: ReactNode
}

/** What a person sees before signing in: the inn, by day or by night, and a form. */
export const SignInScene = ({ hotelName, mode, children }: SignInSceneProps) => (
  <Flex minHeight="100dvh" direction={{ base: 'column', lg: 'row' }}>
    <Box
      as="header"
      position={{ base: 'relative', lg: 'sticky' }}
      top="0"
      flex={{ lg: '1 1 56%' }}
      height={{ base: '12rem', lg: '100dvh' }}
      overflow="hidden"
      bg="#0E4656"
    >
      <chakra.img
        src={scenes[mode].src}
        alt=""
        width="full"
        height="full"
        objectFit="cover"
        objectPosition={scenes[mode].centre}
      />
      <Box
        position="absolute"
        insetStart={{ base: '4', lg: '8' }}
        top={{ base: '4', lg: '8' }}
        px="4"
        py="3"
        borderRadius="l3"
        bg="#0B3644EB"
        color="#F6E9D5"
        boxShadow="md"
      >
        <Wordmark name={hotelName} />
      </Box>
    </Box>
    <Flex
      as="main"
      flex={{ base: '1', lg: '1 1 44%' }}
      align={{ base: 'flex-start', lg: 'center' }}
      justify="center"
      px="6"
      py={{ base: '8', lg: '12' }}
    >
      <Box width="full" maxWidth="25rem">
        {children}
      </Box>
    </Flex>
  </Flex>
)
