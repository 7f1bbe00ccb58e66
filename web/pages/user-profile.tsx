import { CalendarClock, Moon } from 'lucide-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { DataCard } from '#web/features/accounts/profile/data-card.tsx';
import { ProfileCard } from '#web/features/accounts/profile/profile-card.tsx';
import { ProfileForm } from '#web/features/accounts/profile/profile-form.tsx';
import { useSession } from '#web/features/accounts/use-session.ts';
import { SubscriptionNote } from '#web/features/billing/subscription-note.tsx';
import { BreakfastSwitch } from '#web/features/breakfast/breakfast-switch.tsx';
import { brand } from '#web/platform/brand.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';

const FeedCard = lazy(async () => ({
  default: (await import('#web/features/feed/feed-card.tsx')).FeedCard,
}));

const goodbyeMs = 2000;

export function UserProfilePage() {
  const { user } = useSession();
  const [isGone, setIsGone] = useState(false);
  if (isGone) return <Goodbye />;
  if (!user) return null;
  return (
    <div className="grid gap-6">
      <ProfileForm key={user.id} user={user} />
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <div className="grid gap-6">
          <ProfileCard title="Subscription">
            <SubscriptionNote
              plan={user.plan}
              pricePerMonth={brand.pricePerMonth}
              supportEmail={brand.email}
            />
          </ProfileCard>
          <ProfileCard title="Bedtimes" note="A story that is written and told before anybody asks.">
            <ButtonLink
              href="/bedtimes"
              className="justify-self-start"
              icon={<CalendarClock size={18} aria-hidden="true" />}
            >
              Have it ready every night
            </ButtonLink>
          </ProfileCard>
          <ProfileCard title="Evenings" note="When they began, and when nobody touched it any more.">
            <ButtonLink href="/evenings" className="justify-self-start" icon={<Moon size={18} />}>
              Look back on your evenings
            </ButtonLink>
          </ProfileCard>
          <ProfileCard title="Mornings">
            <BreakfastSwitch userId={user.id} />
          </ProfileCard>
          <DataCard userId={user.id} onGone={() => setIsGone(true)} />
        </div>
        <Suspense fallback={null}>
          <FeedCard userId={user.id} />
        </Suspense>
      </div>
    </div>
  );
}

function Goodbye() {
  // Loaded and not gone to: inside the app the front page would lead a family home, and there is none any more.
  useEffect(() => {
    const leaving = setTimeout(() => location.replace('/'), goodbyeMs);
    return () => clearTimeout(leaving);
  }, []);
  return (
    <Notice title="Goodbye, and goodnight">
      <p className="text-on-soft">
        Everything we kept about your family is gone. Thank you for the evenings.
      </p>
    </Notice>
  );
}
