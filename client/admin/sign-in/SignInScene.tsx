import { Box, Flex } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { Picture } from '#client/ui/Picture.tsx'
import type { ColorMode } from '../frame/useColorMode.ts'
import { Wordmark } from '../frame/Wordmark.tsx'
import { useSignInSceneQuery } from './SignInScene.generated.ts'

interface SignInSceneProps {
  hotelName: string
  mode: ColorMode
  children: ReactNode
}

/** What a person sees before signing in: the picture that guests see first, dimmed at night, and a form. */
export const SignInScene = ({ hotelName, mode, children }: SignInSceneProps) => {
  const [picture] =
    useSignInSceneQuery({ variables: { locale: 'en' }, fetchPolicy: 'cache-first' }).data?.sectionPictures ?? []
  return (
    <Flex minHeight="100dvh" direction={{ base: 'column', lg: 'row' }}>
      <Box
        as="header"
        position={{ base: 'relative', lg: 'sticky' }}
        top="0"
        flex={{ lg: '1 1 56%' }}
        height={{ base: picture ? '12rem' : '6.5rem', lg: '100dvh' }}
        overflow="hidden"
        bg="linear-gradient(160deg, #0B3644, #1C7385)"
      >
        {picture && (
          <Picture
            of={{ ...picture, alt: '' }}
            sizes="(min-width: 64rem) 56vw, 100vw"
            width="full"
            height="full"
            background="none"
            filter={mode === 'dark' ? 'brightness(0.65)' : undefined}
          />
        )}
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
}
