import { Navigate, Outlet } from '@tanstack/react-router';
import { useSession } from '#web/features/accounts/use-session.ts';
import { Spinner } from '#web/ui/spinner.tsx';

/** Lets a family in and sends a visitor to the door; while nobody knows yet, it says so. */
export function Guard() {
  const { status } = useSession();
  if (status === 'signed-in') return <Outlet />;
  if (status === 'signed-out') return <Navigate to="/login" replace />;
  return <PageSpinner />;
}

export function PageSpinner() {
  return (
    <div className="grid min-h-[60dvh] place-items-center text-lamp-300">
      <Spinner label="One moment…" size={32} />
    </div>
  );
}
