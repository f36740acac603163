// A bot in JavaScript, without any package: node bot.mjs LINK, where LINK is the invitation to a seat.
const [base, place] = process.argv[2].split('/#/table/')
const [table, secret] = place.split('/')
let token = process.env.SORTILEGE_TOKEN

async function ask(path, body) {
  const headers = { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) }
  const answer = await fetch(`${base}/api${path}`, { headers, method: body ? 'POST' : 'GET', body: JSON.stringify(body) })
  if (!answer.ok) throw new Error(await answer.text())
  return answer.json()
}

token ??= (await ask('/bots', { name: `Node ${Math.random().toString(36).slice(2)}` })).token
const { room } = await ask(`/tables/${table}/join`, { name: 'Node', secret })
if (!room.numbered) await ask(`/tables/${table}/nonces`, { commitment: room.commitment, nonce: crypto.randomUUID() })
for (;;) {
  const told = await ask(`/tables/${table}/turn`)
  if (told.room.phase === 'over') break
  const options = told.view?.ask?.options
  if (!options) continue
  const choice = options[Math.floor(Math.random() * options.length)].id
  await ask(`/tables/${table}/choices`, { version: told.version, ids: [choice] })
}
