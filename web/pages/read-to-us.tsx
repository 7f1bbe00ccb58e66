import { useRouterState } from '@tanstack/react-router';
import { InvitedReader } from '#web/features/recordings/invited-reader.tsx';

/** Where an invitation leads. Its secret stands behind the #, which a browser tells nobody. */
export function ReadToUsPage() {
  const secret = useRouterState({ select: ({ location }) => location.hash });
  return <InvitedReader key={secret} secret={secret} />;
}
