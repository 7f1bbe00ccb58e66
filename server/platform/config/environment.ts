/** The settings are wrong or half there. The message is one sentence that names the variable and the mend. */
export class SettingProblem extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'SettingProblem';
  }
}

export type Environment = Record<string, string | undefined>;
type Rule<T> = (value: string) => T | { wrong: string };

export const wholeNumber =
  (least: number, most: number): Rule<number> =>
  (value) => {
    const number = /^\d+$/.test(value) ? Number(value) : Number.NaN;
    return number >= least && number <= most ? number : { wrong: `a whole number from ${least} to ${most}` };
  };

export const origin: Rule<string> = (value) =>
  /^[a-z][a-z0-9+.-]*:\/\/[a-z0-9.-]+(:\d+)?$/i.test(value)
    ? value.toLowerCase()
    : { wrong: 'origins such as https://localhost, with nothing behind the host' };

export const pushService: Rule<string> = (value) =>
  /^https?:\/\/(\*\.)?[a-z0-9.-]+(:\d+)?$/i.test(value)
    ? value.toLowerCase()
    : { wrong: 'origins such as https://push.example or https://*.push.example' };

/** Small readers over the environment; each refuses what it cannot use. An empty variable counts as unset. */
export function readEnvironment(environment: Environment) {
  const text = (name: string): string | undefined => environment[name]?.trim() || undefined;
  const has = (name: string): boolean => text(name) !== undefined;

  const judged = <T>(name: string, value: string, rule: Rule<T>): T => {
    const result = rule(value);
    if (result !== null && typeof result === 'object' && 'wrong' in result)
      throw new SettingProblem(`${name} is not usable: please set it to ${result.wrong}.`);
    return result;
  };

  return {
    text,
    has,
    required(name: string, because?: string): string {
      const value = text(name);
      if (value === undefined)
        throw new SettingProblem(
          `${name} is missing: please set it${because ? `, because ${because} is set` : ''}.`,
        );
      return value;
    },
    number(name: string, fallback: number, rule: Rule<number>): number {
      const value = text(name);
      return value === undefined ? fallback : judged(name, value, rule);
    },
    choice<const C extends string>(name: string, choices: readonly C[], fallback: C): C {
      const value = text(name)?.toLowerCase();
      if (value === undefined) return fallback;
      const choice = choices.find((one) => one === value);
      if (choice === undefined)
        throw new SettingProblem(`${name} is not usable: please set it to one of ${choices.join(', ')}.`);
      return choice;
    },
    list(name: string, fallback: string[], rule: Rule<string> = (one) => one): string[] {
      const value = text(name);
      if (value === undefined) return fallback;
      return value
        .split(',')
        .map((one) => one.trim())
        .filter(Boolean)
        .map((one) => judged(name, one, rule));
    },
    url(name: string, protocols: readonly string[]): string | undefined {
      const value = text(name);
      if (value === undefined) return undefined;
      if (!URL.canParse(value) || !protocols.includes(new URL(value).protocol))
        throw new SettingProblem(
          `${name} is not usable: please set it to an address that begins with ${protocols.map((p) => `${p}//`).join(' or ')}.`,
        );
      return value;
    },
    pattern(name: string, pattern: RegExp, what: string): string | undefined {
      const value = text(name);
      return value === undefined
        ? undefined
        : judged(name, value, (one) => (pattern.test(one) ? one : { wrong: what }));
    },
    secret(name: string, leastCharacters: number): string | undefined {
      const value = text(name);
      if (value !== undefined && value.length < leastCharacters)
        throw new SettingProblem(
          `${name} is too short: please set it to at least ${leastCharacters} random characters.`,
        );
      return value;
    },
    onlyInDevelopment(name: string): string | undefined {
      const value = text(name);
      if (value !== undefined && text('NODE_ENV') === 'production')
        throw new SettingProblem(
          `${name} opens the house to a development server: please unset it in production.`,
        );
      return value === undefined ? undefined : judged(name, value, origin);
    },
    /** All of them or none of them. */
    together(names: readonly string[]): void {
      const missing = names.filter((name) => !has(name));
      if (missing.length > 0 && missing.length < names.length) {
        const present = names.filter(has);
        throw new SettingProblem(
          `${missing.join(' and ')} ${missing.length === 1 ? 'is' : 'are'} missing: please set ${missing.length === 1 ? 'it' : 'them'} too, because ${present.join(' and ')} ${present.length === 1 ? 'is' : 'are'} set.`,
        );
      }
    },
    needs(name: string, other: string): void {
      if (has(name) && !has(other))
        throw new SettingProblem(`${other} is missing: please set it too, because ${name} is set.`);
    },
  };
}

export type EnvironmentReader = ReturnType<typeof readEnvironment>;
