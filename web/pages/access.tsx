import { useQuery } from '@tanstack/react-query';
import type { PublicConfig } from '#contract/config.ts';
import { brand } from '#web/platform/brand.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { useRedirect } from '#web/ui/use-redirect.ts';

const redirectAfterMs = 2000;

export function AccessPage() {
  const { data: config } = useQuery<PublicConfig>({ queryKey: ['/api/config'] });
  const login = loginAddress(config?.access, location.hostname);
  useRedirect(login, redirectAfterMs);
  return (
    <Notice title={`Welcome to ${brand.name}`}>
      <p className="text-on-soft">The lamp is lit. We’re taking you to the sign-in page.</p>
      <div className="flex flex-wrap justify-center gap-3">
        <ButtonLink href={login} tone="amber" size="large">
          Go to Login
        </ButtonLink>
        <ButtonLink href="/" tone="ghost" size="large">
          Back to Home
        </ButtonLink>
      </div>
    </Notice>
  );
}

/** A house that is still under construction, on its hosting service's own name, may have its sign-in elsewhere. */
export function loginAddress(access: PublicConfig['access'] | undefined, hostname: string): string {
  if (!access?.devHostingSuffix || !access.externalLoginUrl) return '/login';
  return hostname.includes(access.devHostingSuffix) ? access.externalLoginUrl : '/login';
}
