import { useSession } from '#web/features/accounts/use-session.ts';
import { FamilyManager } from '#web/features/family/family-manager.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';

export function FamilyManagerPage() {
  const { user } = useSession();
  return (
    <div className="grid gap-8">
      <PageHeader title="Family Manager" home="/create">
        Everyone who may walk into a story. Each of them will do something of their own.
      </PageHeader>
      {user && <FamilyManager userId={user.id} />}
    </div>
  );
}
