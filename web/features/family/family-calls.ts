import { useMutation, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { familyCalls, type FamilyMember, type MemberDraft } from '#contract/family.ts';
import { ApiError, ask } from '#web/platform/api.ts';
import { pendingDeletes } from '#web/platform/pending-deletes.ts';
import { useWithoutDeleted } from '#web/platform/use-without-deleted.ts';
import { familyWords } from './family-words.ts';

export const familyKey = (userId: string) => [
  `${familyCalls.list.path}?userId=${encodeURIComponent(userId)}`,
];

/** Everybody, guests included, in the order they came. */
export function useFamily(userId: string) {
  return useQuery<FamilyMember[]>({
    queryKey: familyKey(userId),
    select: useWithoutDeleted<FamilyMember>(),
  });
}

/** Everybody as far as they are known by now, without asking. */
export function useKnownFamily(userId: string) {
  return useQuery<FamilyMember[]>({ queryKey: familyKey(userId), enabled: false });
}

/** Of those whose name is not said as it is written. */
export const namesAsSaid = (family: readonly FamilyMember[]): Record<string, string> =>
  Object.fromEntries(family.flatMap(({ name, sayAs }) => (sayAs ? [[name, sayAs]] : [])));

/** While the server is still being told, the newcomer stands in the list already and cannot be changed. */
export const isArriving = ({ id }: FamilyMember): boolean => id.startsWith('arriving-');

export type Refused<Asked> = (asked: Asked, why: { title: string; description: string }) => void;
type Done = (words: { title: string; description: string }, who: FamilyMember) => void;

export function useAddMember(userId: string, done: Done, refused: Refused<MemberDraft>) {
  return useOptimistic<MemberDraft, FamilyMember>(userId, {
    ask: (draft) => ask(familyCalls.add, { body: { ...draft, userId } }),
    seen: (family, draft) => [...family, { ...draft, id: `arriving-${family.length}`, userId, version: 0 }],
    settled: (family, _draft, added) => [...family.filter((member) => !isArriving(member)), added],
    done: (_draft, added) => done(familyWords.added(added.name), added),
    refused: (draft, trouble) => refused(draft, familyWords.addFailed(trouble)),
  });
}

export type Edit = { member: FamilyMember; draft: MemberDraft };

export function useEditMember(userId: string, done: Done, refused: Refused<Edit>) {
  return useOptimistic<Edit, FamilyMember>(userId, {
    ask: ({ member, draft }) =>
      ask(familyCalls.edit, {
        params: { id: member.id },
        body: { ...member, ...draft, userId },
      }),
    seen: (family, { member, draft }) => replaced(family, { ...member, ...draft }),
    settled: (family, _edit, changed) => replaced(family, changed),
    done: (_edit, changed) => done(familyWords.updated(changed.name), changed),
    refused: (edit, trouble) => refused(edit, familyWords.updateFailed(trouble)),
  });
}

/** Out of sight at once; `takeBack` brings them back for a while. */
export function useRemoveMember(userId: string, refused: Refused<FamilyMember>) {
  const client = useQueryClient();
  return (member: FamilyMember): { takeBack: () => void } => {
    const { id } = member;
    pendingDeletes.add(id, async () => {
      try {
        // Sent though the page may be closing.
        await ask(familyCalls.remove, { params: { id }, keepalive: true });
        client.setQueryData(
          familyKey(userId),
          familyIn(client, userId).filter((one) => one.id !== id),
        );
      } catch (trouble) {
        refused(member, familyWords.deleteFailed(trouble));
        // Somebody else in the family was here meanwhile: show how it is now.
        await client.refetchQueries({ queryKey: familyKey(userId) });
      }
    });
    return { takeBack: () => void pendingDeletes.undo(id) };
  };
}

type Change<Asked, Answer> = {
  ask: (asked: Asked) => Promise<Answer>;
  /** The list as it should look at once. */
  seen: (family: FamilyMember[], asked: Asked) => FamilyMember[];
  /** The list when the server has said how it really is. */
  settled: (family: FamilyMember[], asked: Asked, answer: Answer) => FamilyMember[];
  done: (asked: Asked, answer: Answer) => void;
  refused: (asked: Asked, trouble: unknown) => void;
};

/** Shows a change before the server has answered, and the list as it was when the server refuses. */
function useOptimistic<Asked, Answer>(userId: string, change: Change<Asked, Answer>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change.ask,
    onMutate: async (asked: Asked) => {
      await client.cancelQueries({ queryKey: familyKey(userId) });
      const before = familyIn(client, userId);
      client.setQueryData(familyKey(userId), change.seen(before, asked));
      return before;
    },
    onSuccess: (answer, asked) => {
      client.setQueryData(familyKey(userId), change.settled(familyIn(client, userId), asked, answer));
      change.done(asked, answer);
    },
    onError: async (trouble, asked, before) => {
      client.setQueryData(familyKey(userId), before);
      change.refused(asked, trouble);
      // Somebody else in the family was here meanwhile: show how it is now.
      if (trouble instanceof ApiError && [404, 409].includes(trouble.status))
        await client.refetchQueries({ queryKey: familyKey(userId) });
    },
  });
}

const familyIn = (client: QueryClient, userId: string) =>
  client.getQueryData<FamilyMember[]>(familyKey(userId)) ?? [];

const replaced = (family: FamilyMember[], one: FamilyMember) =>
  family.map((member) => (member.id === one.id ? one : member));
