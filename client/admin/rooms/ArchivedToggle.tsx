import { Button } from '../ui/Button.tsx'

interface ArchivedToggleProps {
  shown: boolean
  onChange: (shown: boolean) => void
}

/** Archived records are out of the way, not gone. */
export const ArchivedToggle = ({ shown, onChange }: ArchivedToggleProps) => (
  <Button variant="ghost" size="sm" mt="4" aria-pressed={shown} onClick={() => onChange(!shown)}>
    {shown ? 'Hide archived' : 'Show archived'}
  </Button>
)
