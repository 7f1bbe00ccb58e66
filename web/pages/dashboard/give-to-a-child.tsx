import { HandHeart } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { FamilyMember } from '#contract/family.ts';
import { isChild } from '#contract/listeners.ts';
import { session } from '#web/features/accounts/use-session.ts';

// Only for those who give the device away.
const GiveDialog = lazy(async () => ({
  default: (await import('#web/features/child-screen/give-dialog.tsx')).GiveDialog,
}));

type GiveToAChildProps = { family: readonly FamilyMember[]; child: FamilyMember | null };

/** The device goes into a child's hands, and nothing else does. */
export function GiveToAChild({ family, child }: GiveToAChildProps) {
  const [isAsking, ask] = useState(false);
  const kids = family.filter(isChild);
  if (kids.length === 0) return null;
  return (
    <>
      <button
        type="button"
        className="flex min-h-11 w-full items-center gap-3 border-t border-night-600 pt-3 text-left text-sm text-night-100 hover:text-lamp-50"
        onClick={() => ask(true)}
      >
        <HandHeart size={18} className="shrink-0 text-lamp-300" aria-hidden="true" />
        Give to {kids.length === 1 ? kids[0]?.name : 'a child'}
      </button>
      {isAsking && (
        <Suspense>
          <GiveDialog
            kids={kids}
            firstId={child?.id ?? null}
            onGiven={() => session.learn({ isWithChild: true })}
            onClose={() => ask(false)}
          />
        </Suspense>
      )}
    </>
  );
}
