import { breakfastFrom } from '#contract/breakfast.ts';
import { Switch } from '#web/ui/switch.tsx';
import { useBreakfastWish, useWantBreakfast } from './breakfast-wish.ts';

/** Asked for once, for the whole family; nobody is asked anything before. */
export function BreakfastSwitch({ userId }: { userId: string }) {
  const { data, isError } = useBreakfastWish(userId);
  const want = useWantBreakfast(userId);
  return (
    <Switch
      label="Questions for breakfast"
      hint={
        isError
          ? 'The house did not say whether you want them. Please come back later.'
          : `With new stories for those of ${breakfastFrom} and older: something to find, to count and to ask the next morning, and two new words. Not every story has them.`
      }
      isOn={data?.isWanted ?? false}
      disabled={!data || want.isPending}
      onChange={(isOn) => want.mutate(isOn)}
    />
  );
}
