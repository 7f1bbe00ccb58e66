import { ArrowLeft } from 'lucide-react';
import { useSession } from '#web/features/accounts/use-session.ts';
import { FamilyManager } from '#web/features/family/family-manager.tsx';
import { ButtonLink } from '#web/ui/button.tsx';

export function FamilyManagerPage() {
  const { user } = useSession();
  return (
    <div className="grid gap-8">
      <header className="grid justify-items-start gap-4">
        <ButtonLink
          href="/create"
          tone="ghost"
          size="small"
          icon={<ArrowLeft size={18} aria-hidden="true" />}
        >
          Back to Home
        </ButtonLink>
        <h1 className="text-3xl text-lamp-50">Family Manager</h1>
        <p className="max-w-130 text-lg text-night-200">
          Everyone who may walk into a story. Each of them will do something of their own.
        </p>
      </header>
      {user && <FamilyManager userId={user.id} />}
    </div>
  );
}
