import { Heart, MoonStar, Pencil, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { AlertDialog } from '#web/ui/alert-dialog.tsx';
import { Avatar } from '#web/ui/avatar.tsx';
import { avatarCategories, avatarName } from '#web/ui/avatars.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button, ButtonLink, IconButton } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { DropdownItem, DropdownLine, DropdownMenu } from '#web/ui/dropdown-menu.tsx';
import { PasswordField } from '#web/ui/password-field.tsx';
import { Progress } from '#web/ui/progress.tsx';
import { NativeSelect } from '#web/ui/native-select.tsx';
import { Slider } from '#web/ui/slider.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { toasts, type ToastTone } from '#web/ui/toasts.ts';
import { Tooltip, TooltipProvider } from '#web/ui/tooltip.tsx';

export function Showcase() {
  return (
    <div className="grid gap-8">
      <h1 className="text-3xl text-lamp-50">Showcase</h1>
      {(['night', 'paper'] as const).map((surface) => (
        <Card key={surface} surface={surface} className="grid gap-8">
          <h2 className="text-2xl">On {surface}</h2>
          <Buttons />
          <div className="grid gap-8 md:grid-cols-2">
            <Fields />
            <Controls />
          </div>
        </Card>
      ))}
      <Overlays />
      <TabsShown />
      <Faces />
    </div>
  );
}

function Row({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap items-center gap-3">{children}</div>;
}

function Buttons() {
  return (
    <Row>
      <Button tone="amber" size="large">
        Make tonight’s story
      </Button>
      <Button tone="paper">Read</Button>
      <Button tone="ghost" icon={<Pencil size={18} />}>
        Edit
      </Button>
      <Button tone="danger">Delete</Button>
      <Button tone="paper" isBusy>
        Saving…
      </Button>
      <Button tone="ghost" disabled>
        Not yet
      </Button>
      <ButtonLink href="/" size="small">
        A small link
      </ButtonLink>
      <IconButton label="Favourite" aria-pressed icon={<Heart size={22} />} />
      <Badge>Medium</Badge>
      <Badge tone="lamp">Most Popular</Badge>
      <Badge tone="good">Saved</Badge>
      <Badge tone="trouble">Ended</Badge>
      <Spinner label="One moment…" />
      <TextLink href="/terms">A link among words</TextLink>
    </Row>
  );
}

function Fields() {
  const [culture, setCulture] = useState('western');
  return (
    <div className="grid content-start gap-5">
      <TextField label="First name" placeholder="Siobhán" hint="As the story should say it." />
      <TextField label="Email" defaultValue="nobody" error="Please enter a valid email" />
      <PasswordField label="Password" defaultValue="lantern" autoComplete="off" />
      <TextField label="Theme" placeholder="A lighthouse that is afraid of the dark" />
      <NativeSelect
        label="Cultural background"
        value={culture}
        onChange={({ target }) => setCulture(target.value)}
        choices={['western', 'japanese', 'maori', 'indian'].map((value) => ({ value, label: value }))}
      />
    </div>
  );
}

function Controls() {
  const [volume, setVolume] = useState(80);
  const [isOn, setIsOn] = useState(true);
  return (
    <div className="grid content-start gap-5">
      <Slider label="Volume" value={volume} onValueChange={setVolume} />
      <Progress label="Story" value={volume} />
      <Progress label="Waiting" value={null} />
      <Switch label="Email" hint="When something of yours changes" isOn={isOn} onChange={setIsOn} />
      <Switch label="Story reminders" isOn={!isOn} onChange={(next) => setIsOn(!next)} />
      <Checkbox defaultChecked>Grandma Jo</Checkbox>
      <Checkbox error="Please accept the terms and conditions to continue">I agree to the terms</Checkbox>
    </div>
  );
}

function Overlays() {
  const [isDialogOpen, setIsDialogOpen] = useState(false);
  const [isAlertOpen, setIsAlertOpen] = useState(false);
  return (
    <Row>
      <Button onClick={() => setIsDialogOpen(true)}>Dialog</Button>
      <Dialog
        isOpen={isDialogOpen}
        onOpenChange={setIsDialogOpen}
        title="Edit Family Member"
        description="What changes here changes in tonight’s story."
      >
        <Fields />
      </Dialog>
      <Button onClick={() => setIsAlertOpen(true)}>Alert</Button>
      <AlertDialog
        isOpen={isAlertOpen}
        onOpenChange={setIsAlertOpen}
        title="Delete story"
        description="Are you sure you want to delete this story? This action cannot be undone."
        confirmLabel="Delete"
        onConfirm={() => setIsAlertOpen(false)}
      />
      <DropdownMenu trigger={<Button tone="ghost">Menu</Button>}>
        <DropdownItem icon={<Pencil size={18} />} onSelect={() => toasts.show({ title: 'Edited' })}>
          Edit
        </DropdownItem>
        <DropdownLine />
        <DropdownItem tone="danger" icon={<Trash2 size={18} />} onSelect={() => setIsAlertOpen(true)}>
          Delete
        </DropdownItem>
      </DropdownMenu>
      <TooltipProvider>
        <Tooltip text="Dims the room">
          <IconButton label="Night light" icon={<MoonStar size={22} />} />
        </Tooltip>
      </TooltipProvider>
      {messages.map(([tone, title, description]) => (
        <Button
          key={tone}
          size="small"
          tone="ghost"
          onClick={() => toasts.show({ tone, title, description })}
        >
          {title}
        </Button>
      ))}
    </Row>
  );
}

const messages: readonly [ToastTone, string, string][] = [
  ['plain', 'Screen stays on', 'Your screen will stay on while the story plays.'],
  ['success', 'Family Member Added', 'Mia has been added to your family'],
  ['error', 'Login Failed', 'Invalid email or password'],
  ['missing', 'Missing information', 'Please fill in name, age, and relationship'],
];

function TabsShown() {
  return (
    <Tabs
      label="Stories"
      tabs={[
        { value: 'all', label: 'All Stories', count: 12, content: <p>Twelve stories.</p> },
        { value: 'favorites', label: 'Favorites', count: 3, content: <p>Three of them.</p> },
      ]}
    />
  );
}

function Faces() {
  return (
    <Card className="grid gap-4">
      {avatarCategories.map(({ name, ids }) => (
        <div key={name} className="flex flex-wrap items-center gap-2">
          <h3 className="w-24">{name}</h3>
          {ids.map((id) => (
            <Avatar key={id} id={id} label={avatarName(id)} />
          ))}
        </div>
      ))}
      <div className="flex items-center gap-2">
        <Avatar id="bunny" label="bunny" /> <Avatar id="grandma-black" label="grandma" />{' '}
        <Avatar id="nobody-knows" label="unknown" />
      </div>
    </Card>
  );
}
