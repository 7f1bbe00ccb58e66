import { LampDesk } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { NativeSelect } from '#web/ui/native-select.tsx';
import { Slider } from '#web/ui/slider.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { ColourChoice } from './colour-choice.tsx';
import { brightness, offAfterChoices, offAfterWords } from './night-light.ts';
import { OnlyLight } from './only-light.tsx';
import { nightLight, useNightLight } from './use-night-light.ts';

export function NightLightCard() {
  const light = useNightLight();
  return (
    <Card className="@container">
      <h2 className="mb-5 text-xl">Night Light Control</h2>
      <div className="grid gap-x-12 gap-y-5 @3xl:grid-cols-2">
        <div className="grid content-start gap-5">
          <Switch
            label="Night light"
            hint="Even dim light tells a small body that it is day: use the least that helps."
            isOn={light.isOn}
            onChange={nightLight.switchTo}
          />
          <ColourChoice value={light.colour} onChange={(colour) => nightLight.change({ colour })} />
        </div>
        <div className="grid content-between gap-5">
          <div className="grid gap-1">
            <p className="flex justify-between gap-4 text-sm font-bold">
              <span>Brightness</span>
              <span className="tabular-nums">{light.brightness}%</span>
            </p>
            <Slider
              label="Brightness"
              {...brightness}
              value={light.brightness}
              valueText={`${light.brightness}%`}
              onValueChange={(chosen) => nightLight.change({ brightness: chosen })}
            />
          </div>
          <NativeSelect
            label="Turn off after"
            value={light.offAfter}
            choices={offAfterChoices.map((choice) => ({ value: choice, label: offAfterWords(choice) }))}
            onChange={({ target }) => {
              const chosen = offAfterChoices.find((choice) => choice === target.value);
              if (chosen) nightLight.goOutAfter(chosen);
            }}
          />
          <OnlyLightButton isOn={light.isOn} />
        </div>
      </div>
    </Card>
  );
}

/** Whoever had no light on before has none afterwards. */
function OnlyLightButton({ isOn }: { isOn: boolean }) {
  const [wasOn, setWasOn] = useState<boolean | null>(null);

  function show(): void {
    setWasOn(isOn);
    if (!isOn) nightLight.switchTo(true);
  }

  function leave(): void {
    setWasOn(null);
    if (wasOn === false) nightLight.switchTo(false);
  }

  return (
    <>
      <Button tone="ghost" icon={<LampDesk size={20} aria-hidden="true" />} onClick={show}>
        Just the light
      </Button>
      {wasOn !== null && <OnlyLight onClose={leave} />}
    </>
  );
}
