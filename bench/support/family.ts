/** A family that has just come in: its cookie, and how it asks. */
export type BenchFamily = {
  cookie: string;
  userId: string;
  post: (path: string, body: object) => Promise<Response>;
};

export async function signIn(url: string): Promise<BenchFamily> {
  const account = { email: 'anna@home.example', password: 'moon-kettle-41' };
  await post(url, '/api/signup', { ...account, firstName: 'Anna', lastName: 'Ngata', agreeToTerms: true });
  const answer = await post(url, '/api/login', account);
  const cookie = answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  const { user } = (await answer.json()) as { user: { id: string } };
  return { cookie, userId: user.id, post: (path, body) => post(url, path, body, cookie) };
}

async function post(url: string, path: string, body: object, cookie = ''): Promise<Response> {
  const answer = await fetch(url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(cookie && { cookie }) },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
  return answer;
}
