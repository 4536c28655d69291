import { Link, Text } from '@chakra-ui/react'
import { Link as RouterLink } from 'react-router-dom'
import { staffPaths } from '#graphql/paths.ts'

const MissingPage = () => (
  <Text>
    There is no staff page at this address.{' '}
    <Link asChild variant="underline">
      <RouterLink to={staffPaths.desk}>Go to the desk</RouterLink>
    </Link>
  </Text>
)

export default MissingPage
