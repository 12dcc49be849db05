// Runs the requests of the API documentation. The token stays in its field: it is neither stored nor put into an address.
const BASE = '/api/v1';

/** The address and body that a form asks for. */
function requestOf(form) {
  const { method, path, type } = form.dataset;
  const query = new URLSearchParams();
  let address = path;
  for (const field of form.querySelectorAll('[data-in]')) {
    if (field.dataset.in === 'path')
      address = address.replace(`{${field.name}}`, encodeURIComponent(field.value));
    else if (field.value !== '') query.set(field.name, field.value);
  }
  const file = form.elements.namedItem('file')?.files[0];
  const body = file ?? form.elements.namedItem('body')?.value;
  const headers = { Authorization: `Bearer ${document.querySelector('#token').value.trim()}` };
  if (type) headers['Content-Type'] = file?.type || type;
  const search = query.size > 0 ? `?${query}` : '';
  return [`${BASE}${address}${search}`, { method, headers, body, credentials: 'omit' }];
}

/** What came back, as text. */
async function textOf(response) {
  const type = response.headers.get('content-type') ?? '';
  const head = `${response.status} ${response.statusText}\nRateLimit: ${response.headers.get('ratelimit') ?? 'none'}\n\n`;
  if (type.includes('json')) return head + JSON.stringify(await response.json(), null, 2);
  if (type.startsWith('text/')) return head + (await response.text());
  const { size } = await response.blob();
  return head + (size === 0 ? 'No body' : `${type}, ${size.toLocaleString('en-US')} bytes`);
}

document.addEventListener('submit', async (event) => {
  const form = event.target;
  event.preventDefault();
  if (!form.matches('.api-run')) return;
  const token = document.querySelector('#token');
  const output = form.querySelector('[role="status"]');
  output.hidden = false;
  if (token.value.trim() === '') {
    output.textContent = 'Paste an access token at the top of the page first.';
    token.focus();
    return;
  }
  output.textContent = 'Running…';
  try {
    output.textContent = await textOf(await fetch(...requestOf(form)));
  } catch {
    output.textContent = 'The server did not answer. Check your connection and try again.';
  }
});

// A link to an operation opens it.
function openLinked() {
  const linked = location.hash && document.getElementById(decodeURIComponent(location.hash.slice(1)));
  if (linked instanceof HTMLDetailsElement) linked.open = true;
}
addEventListener('hashchange', openLinked);
openLinked();
