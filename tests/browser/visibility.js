// Things are marked where they are drawn (data-see). Cards of a fan lie over each other; log and players scroll by themselves.
// On a phone one moves the parts of the board: what is out of sight there is not looked at, nor counted. It may lie to the
// side, but not where the sheet lies.
([wanted, least, phone]) => {
    const found = new Set();
    const table = document.querySelector('.spread');
    const { clientWidth: width, clientHeight: height } = document.documentElement; // what innerWidth is where nothing sticks out
    const edge = (box) => box.left < -1 || box.top < -1 || box.right > width + 1 || box.bottom > height + 1;
    const beyond = (box, frame) => box.left < frame.left - 1.5 || box.top < frame.top - 1.5
        || box.right > frame.right + 1.5 || box.bottom > frame.bottom + 1.5;
    // Whatever is asked of a thing is asked once: nothing moves meanwhile.
    const once = (ask) => {
        const known = new Map();
        return (one) => known.get(one) ?? known.set(one, ask(one)).get(one);
    };
    const place = once((one) => one.getBoundingClientRect());
    const style = once((one) => getComputedStyle(one));
    const above = once((one) => {
        const up = one.parentElement;
        return up && up !== document.body ? [up, ...above(up)] : [];
    });
    const scrolls = once((one) => [style(one).overflowX, style(one).overflowY].map((how) => phone && ['auto', 'scroll'].includes(how)));
    const moves = (one) => scrolls(one).includes(true);
    const cuts = once((one) => above(one).filter((up) => !moves(up) && (style(up).overflowX !== 'visible' || style(up).overflowY !== 'visible')));
    const past = (box, up) => {
        const [sideways, down] = scrolls(up);
        const frame = place(up);
        return (sideways && (box.left < frame.left - 1 || box.right > frame.right + 1)) || (down && (box.top < frame.top - 1 || box.bottom > frame.bottom + 1));
    };
    const inSight = (one, box) => !above(one).some((up) => past(box, up));
    const name = (one) => one.dataset?.see ?? `${one.localName}.${String(one.className?.baseVal ?? one.className).split(' ')[0]}`;
    const said = (text) => text.trim().replace(/\s+/g, ' ').slice(0, 40);
    const shown = once((one) => one.checkVisibility({ opacityProperty: true, visibilityProperty: true }));
    if (document.documentElement.scrollHeight > height + 1 || document.documentElement.scrollWidth > width + 1)
        found.add(`the page scrolls: ${document.documentElement.scrollWidth} × ${document.documentElement.scrollHeight}`);
    if (!table) return ['there is no table'];

    const marked = [...document.querySelectorAll('[data-see]')].filter(shown);
    const counts = {};
    for (const one of marked) for (const what of one.dataset.see.split(' ')) counts[what] = (counts[what] ?? 0) + 1;
    for (const [what, n] of Object.entries(phone ? {} : wanted)) if ((counts[what] ?? 0) !== n) found.add(`${what}: ${counts[what] ?? 0} of ${n}`);
    const boxes = marked.map((one) => [one, place(one)]).filter(([one, box]) => inSight(one, box));
    for (const [one, box] of boxes) {
        if (box.width < 4 || box.height < 4) found.add(`${name(one)} is not to be seen`);
        if (edge(box)) found.add(`${name(one)} is outside the window`);
        for (const frame of cuts(one)) if (beyond(box, place(frame))) found.add(`${name(one)} is cut by ${name(frame)}`);
    }
    const together = (a, b) => a.contains(b) || b.contains(a) || (a.closest('[data-fan]') && a.closest('[data-fan]') === b.closest('[data-fan]'));
    const overlap = (a, b, by) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > by && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > by;
    boxes.forEach(([a, one], i) => boxes.slice(i + 1).forEach(([b, two]) => {
        if (overlap(one, two, 2) && !together(a, b)) found.add(`${name(a)} lies over ${name(b)}`);
    }));

    const texts = [];
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walk.nextNode(); node; node = walk.nextNode()) {
        const one = node.parentElement;
        if (!node.data.trim() || !shown(one) || one.closest('[role=log], [data-scrolls], [role=tooltip], .quietly, option, title')) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        const lines = [...range.getClientRects()].filter((box) => box.width > 1 && box.height > 1 && inSight(one, box));
        if (!lines.length) continue;
        const scale = one.ownerSVGElement ? one.getScreenCTM().a : 1;
        const size = parseFloat(style(one).fontSize) * scale;
        if (size < least - 0.05) found.add(`${size.toFixed(1)} px: ${said(node.data)} (${name(one)})`);
        const frames = cuts(one);
        const whole = one.closest('[data-clamped]');
        for (const box of lines) {
            if (whole && beyond(box, place(whole))) continue;
            if (edge(box)) found.add(`outside the window: ${said(node.data)} (${name(one)})`);
            const frame = frames.find((up) => beyond(box, place(up)));
            if (frame) found.add(`cut by ${name(frame)}: ${said(node.data)} (${name(one)})`);
            const thing = one.closest('[data-see]');
            if (thing && beyond(box, place(thing))) found.add(`sticks out of ${name(thing)}: ${said(node.data)}`);
            texts.push([one, box, node.data]);
        }
    }
    texts.forEach(([a, one, text], i) => texts.slice(i + 1).forEach(([b, two, other]) => {
        if (a !== b && overlap(one, two, 3) && !together(a, b)) found.add(`${said(text)} (${name(a)}) lies over ${said(other)} (${name(b)})`);
    }));
    if (!phone) return [...found];

    const within = (one) => one && shown(one) && !edge(place(one));
    if (!within(document.querySelector('.prompt'))) found.add('the question is out of sight');
    const asked = [...document.querySelectorAll('.board [data-option]')].filter(shown);
    const reached = (one) => {
        const box = place(one);
        return one.contains(document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2));
    };
    if (asked.length && !asked.some(reached)) found.add('nothing that is asked about is in sight');
    const board = place(document.querySelector('.spread > .board'));
    if (Math.min(board.width, board.height) < 150) found.add(`the board has ${board.width} × ${board.height}`);
    const sheet = place(document.querySelector('.spread > aside'));
    const beside = sheet.left >= board.right - 1; // where the window is low
    for (const one of beside ? [] : document.querySelectorAll('.spread > .board :is(button, a, summary, [role=button])')) {
        const { left, top, width: wide, height: high } = place(one);
        const [x, y] = [left + wide / 2, top + high / 2];
        if (shown(one) && x > sheet.left && x < sheet.right && y > sheet.top && y < sheet.bottom)
            found.add(`${one.dataset.option ?? said(one.ariaLabel ?? one.textContent)} lies under the sheet`);
    }
    const strip = [...document.querySelectorAll('[data-strip]')];
    if (!strip.every(within)) found.add('the others are out of sight');
    return [...found];
}
