import { ApiError } from '#web/platform/api.ts';
import { refusalWords } from '#web/platform/trouble.ts';
import type { ToastWords } from '#web/ui/toasts.ts';

/** What a parent is told when the door stayed shut. */
export function loginTrouble(trouble: unknown): ToastWords {
  if (trouble instanceof ApiError)
    return {
      tone: 'error',
      title: 'Login Failed',
      description: refusalWords(trouble, 'Invalid email or password'),
    };
  return { tone: 'error', title: 'Login Error', description: reasonOf(trouble) };
}

function reasonOf(trouble: unknown): string {
  const said = trouble instanceof Error ? `${trouble.name} ${trouble.message}` : '';
  // Safari calls a network that is not there "Load failed".
  if (/network|fetch|load failed/i.test(said)) return 'Network error. Please check your connection.';
  if (/timeout/i.test(said)) return 'Request timed out. Please try again.';
  return 'Something went wrong. Please try again.';
}
