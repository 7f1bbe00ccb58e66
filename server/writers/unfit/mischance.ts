/** "the snowball that hit Dad" is mischance, and so is a pony's kick. Anybody else who hits or touches is taken in earnest, and so is what follows. */
export function withoutMischance(words: string): string {
  const match =
    /^(?:(?:a|an|the|some|my|our) )?(?:\w+ )?((?!that|which|who)\w+) (?:(?:that|which|who) )?(?:hit|kick|touch|slap)(?:s|es|ed|ped|ting)? /.exec(
      words,
    );
  const who = match?.[1] ?? '';
  return match && (softThing.test(who) || animal.test(who)) ? words.slice(match[0].length) : words;
}

const softThing =
  /^((foot)?ball|snow(ball|flake)?|rain(drop)?|hail(stone)?|wave|wind|breeze|leaf|feather|bubble|balloon|pillow|cushion|frisbee|kite|sunbeam|moonbeam|sun|moon|star|acorn|conker|apple|bee|butterfly|moth|ladybird|bird)s?$/;

const animal =
  /^(dog|puppy|cat|kitten|rabbit|bunny|hamster|mouse|rat|horse|pony|donkey|fish|bird|parrot|chicken|hen|duck|goose|goat|sheep|lamb|cow|calf|pig|turtle|snake|frog|hedgehog|llama|bear|fox|lion|tiger|monkey|elephant|giraffe|penguin|owl|unicorn|dragon|kangaroo|zebra|camel)s?$/;
