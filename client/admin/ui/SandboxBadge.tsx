import { Badge } from '@chakra-ui/react'

/** Stands on every card whose numbers come from a stand-in and not from the real service. */
export const SandboxBadge = () => (
  <Badge colorPalette="orange" variant="outline" title="Answers come from a stand-in on this machine.">
    Sandbox
  </Badge>
)
