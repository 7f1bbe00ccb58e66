import { useSession } from '#web/features/accounts/use-session.ts';
import { EveningsLookedBack } from '#web/features/evenings/look-back.tsx';

export function EveningsPage() {
  const { user } = useSession();
  if (!user) return null;
  return (
    <div className="mx-auto grid w-full max-w-220 gap-6">
      <header className="grid gap-3">
        <h1 className="text-3xl text-lamp-50">Evenings looked back on</h1>
        <p className="max-w-140 text-lg text-night-200">
          When they began, and when nobody touched it any more. For your eyes only.
        </p>
      </header>
      <EveningsLookedBack userId={user.id} />
    </div>
  );
}
