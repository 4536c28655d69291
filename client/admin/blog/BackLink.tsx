import { Link } from 'react-router-dom'
import { Button } from '../ui/Button.tsx'
import { BackIcon } from '../ui/icons.tsx'
import { useBlogAddress } from './useBlogAddress.ts'

export const BackLink = () => (
  <Button asChild variant="ghost" size="sm" ms="-3" mb="3">
    <Link to={useBlogAddress().addressOf(null)}>
      <BackIcon />
      All posts
    </Link>
  </Button>
)
