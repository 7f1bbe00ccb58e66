/** Where the address goes, and where a file does. The same is in docs/guides/listen-elsewhere.md. */
const ways = [
  {
    where: 'Podcast apps',
    steps: [
      'Copy the address and open the app on the phone that plays.',
      'Apple Podcasts: Library, the three dots, “Follow a Show by URL”. Overcast: the plus, then “Add URL”. AntennaPod: the plus, then “Add podcast by RSS address”. In other apps look for “by URL” or “RSS”.',
      'Tonight’s story is there a little after it was told once; every app looks again in its own time.',
      'Some apps fetch through servers of their own. A house that only your home network reaches is found by those that fetch themselves, such as AntennaPod.',
    ],
  },
  {
    where: 'A Yoto card',
    steps: [
      'In the menu of a story choose “Save as MP3”. The file brings its title, its picture and its chapters.',
      'In Yoto’s app, under “Make Your Own”, begin a playlist, add the file and link it to a blank card.',
      'A new story is added to the same playlist; the card stays as it is.',
    ],
  },
  {
    where: 'Speakers, radios and other players',
    steps: [
      'Play the podcast on the phone and send it to the speaker, by AirPlay, Bluetooth or Cast.',
      'Boxes and players with a memory of their own (a Toniebox with a Creative-Tonie, an MP3 player, a stick in the car) take the MP3 of a story.',
    ],
  },
];

export function WaysToListen() {
  return (
    <div className="grid gap-5">
      {ways.map(({ where, steps }) => (
        <section key={where} className="grid gap-1.5">
          <h3 className="text-md">{where}</h3>
          <ol className="grid list-decimal gap-1 pl-5 text-sm text-on-soft marker:text-on-quiet">
            {steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </section>
      ))}
    </div>
  );
}
