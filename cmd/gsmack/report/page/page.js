"use strict";
(function () {
  const data = JSON.parse(document.getElementById("data").textContent);
  const list = document.getElementById("steps");
  const chunks = Array.from(list.children), rows = chunks.flatMap((c) => Array.from(c.children));
  const get = (id) => document.getElementById(id);
  const slice = get("slice"), thread = get("thread"), variable = get("variable"), file = get("file");
  const opened = new Set(); // first steps of gaps that were opened
  let now = -1, lit = null, laneWidth = 28;

  const make = (tag, text, name) => {
    const e = document.createElement(tag);
    if (text !== undefined) e.textContent = text;
    if (name) e.className = name;
    return e;
  };
  const count = (n, noun) => n + " " + noun + (n === 1 ? "" : "s");

  // wanted: the filters let step s through; the slice is apart.
  function wanted(s) {
    return (!thread.value || s.t === Number(thread.value)) &&
      (!variable || !variable.value || s.v.some((v) => v[0] === variable.value)) &&
      (!file || !file.value || s.f === Number(file.value));
  }

  function apply() {
    list.querySelectorAll(".gap").forEach((g) => g.remove());
    laneWidth = list.querySelector(".lanes i").getBoundingClientRect().width || laneWidth; // once: to ask is to lay out
    let last = -1, sw = null, gap = [], shown = 0, all = 0;
    const close = () => {
      if (gap.length === 0) return;
      const first = gap[0], li = make("li", undefined, "gap");
      const b = make("button", "… " + count(gap.length, "step") + " on which the failure does not depend");
      b.type = "button";
      b.addEventListener("click", () => {
        opened.add(first);
        apply();
        rows[first].querySelector("button").focus();
      });
      const lanes = rows[first].querySelector(".lanes").cloneNode(true);
      lanes.querySelectorAll("b, svg").forEach((e) => e.remove());
      li.append(lanes, b);
      rows[first].before(li);
      gap = [];
    };
    let open = false;
    for (const row of rows) {
      const i = Number(row.dataset.i), s = data.steps[i];
      if (s.k === "switch") {
        row.hidden = true;
        sw = row;
        continue;
      }
      all++;
      if (!wanted(s)) {
        row.hidden = true;
        continue;
      }
      if (slice.checked && !s.s && i !== now) {
        if (gap.length === 0) open = opened.has(i);
        if (!open) {
          gap.push(i);
          row.hidden = true;
          continue;
        }
      } else open = false;
      const crosses = last >= 0 && last !== s.t && sw;
      close();
      if (crosses) {
        sw.hidden = false;
        arrow(sw, last, s.t);
      }
      row.hidden = false;
      shown++;
      last = s.t;
      sw = null;
    }
    close();
    for (const c of chunks) { // a list out of sight has the height that its steps will have, about
      const n = Array.from(c.children).filter((row) => !row.hidden).length;
      c.hidden = n === 0;
      c.style.containIntrinsicBlockSize = "auto " + n * 1.75 + "rem";
    }
    get("shown").textContent = shown + " of " + count(all, "step");
    roving();
  }

  // arrow draws a context switch from lane to lane.
  function arrow(row, from, to) {
    const lanes = row.querySelector(".lanes");
    const old = lanes.querySelector("svg");
    if (old) old.remove();
    const a = data.threads.indexOf(from), b = data.threads.indexOf(to);
    const w = laneWidth;
    const x = a * w + w / 2, y = b * w + w / 2, ns = "http://www.w3.org/2000/svg", d = x < y ? 1 : -1;
    const svg = document.createElementNS(ns, "svg"), p = document.createElementNS(ns, "path"), tip = document.createElementNS(ns, "polygon");
    svg.setAttribute("width", String(data.threads.length * w));
    svg.setAttribute("aria-hidden", "true");
    p.setAttribute("d", "M" + x + " 0V6Q" + x + " 12 " + (x + 6 * d) + " 12H" + (y - 6 * d) + "Q" + y + " 12 " + y + " 18");
    tip.setAttribute("points", (y - 4) + ",17 " + (y + 4) + ",17 " + y + ",24");
    svg.append(p, tip);
    lanes.append(svg);
  }

  const visible = () => rows.filter((r) => !r.hidden && data.steps[Number(r.dataset.i)].k !== "switch");

  function roving() {
    const at = visible();
    const first = at.find((r) => Number(r.dataset.i) === now) || at[0];
    for (const r of at) r.querySelector("button").tabIndex = r === first ? 0 : -1;
  }

  function select(i, focus) {
    const before = now >= 0 ? rows[now] : null;
    now = i;
    if (rows[i].hidden) apply();
    if (before) {
      before.classList.remove("now");
      before.querySelector("button").removeAttribute("aria-current");
      before.querySelector("button").tabIndex = -1;
    }
    const row = rows[i], b = row.querySelector("button"), s = data.steps[i];
    row.classList.add("now");
    b.setAttribute("aria-current", "step");
    b.tabIndex = 0;
    if (focus) {
      b.focus({ preventScroll: true });
      row.scrollIntoView({ block: "nearest" });
    }
    if (lit) lit.classList.remove("hit");
    lit = get("f" + s.f + "-" + s.l);
    if (lit) {
      lit.classList.add("hit");
      const box = lit.parentElement;
      box.scrollTop = lit.offsetTop - box.offsetTop - box.clientHeight / 2;
      const outer = box.parentElement;
      if (outer.scrollHeight > outer.clientHeight) outer.scrollTop = box.offsetTop - outer.offsetTop - 30;
    }
    values(i);
  }

  // values shows what variables hold, and threads lock, after step i.
  function values(i) {
    let number = 0;
    const scopes = new Map(), depths = new Map(), held = new Map(), fresh = new Set();
    for (let j = 0; j <= i; j++) {
      const s = data.steps[j];
      if (s.k === "switch") continue;
      number++;
      for (const [scope, of] of depths) {
        if (of.t === s.t && of.d > s.d) {
          depths.delete(scope);
          scopes.delete(scope);
        }
      }
      for (const [name, inside, value] of s.v) {
        const scope = inside ? "thread " + s.t + ", " + inside : "shared";
        if (!scopes.has(scope)) scopes.set(scope, new Map());
        if (inside) depths.set(scope, { t: s.t, d: s.d + (inside === s.n ? 0 : 1) });
        scopes.get(scope).set(name, value);
        if (j === i) fresh.add(scope + "\n" + name);
      }
      if (!held.has(s.t)) held.set(s.t, []);
      let h = held.get(s.t);
      h = h.filter((l) => !s.r.includes(l)).concat(s.a);
      held.set(s.t, h);
    }
    const out = get("values"), me = "thread " + data.steps[i].t + ",";
    out.replaceChildren(make("p", "after step " + number + ", by thread " + data.steps[i].t));
    const rank = (s) => (s === "shared" ? 0 : s.startsWith(me) ? 1 : 2);
    const names = Array.from(scopes.keys()).sort((a, b) => rank(a) - rank(b));
    const locks = Array.from(held).filter((h) => h[1].length > 0);
    if (locks.length > 0) {
      out.append(make("h3", "locks held"));
      const ul = make("ul");
      for (const [t, names] of locks) ul.append(make("li", "thread " + t + ": " + names.join(", ")));
      out.append(ul);
    }
    for (const scope of names) {
      out.append(make("h3", scope));
      const table = make("table");
      for (const [name, value] of scopes.get(scope)) {
        const tr = make("tr", undefined, fresh.has(scope + "\n" + name) ? "new" : "");
        const a = make("td"), b = make("td");
        a.append(make("code", name));
        b.append(make("code", value));
        tr.append(a, b);
        table.append(tr);
      }
      out.append(table);
    }
  }

  function move(by) {
    const at = visible();
    if (at.length === 0) return;
    let k = at.findIndex((r) => Number(r.dataset.i) === now);
    k = k < 0 ? (by > 0 ? 0 : at.length - 1) : Math.max(0, Math.min(at.length - 1, k + by));
    select(Number(at[k].dataset.i), true);
  }

  list.addEventListener("click", (e) => {
    const row = e.target.closest("li.step");
    if (row) select(Number(row.dataset.i), true);
  });
  document.querySelectorAll("[data-step]").forEach((n) => n.addEventListener("click", () => {
    const i = Number(n.dataset.step);
    if (i >= 0) select(i, true);
  }));
  document.addEventListener("keydown", (e) => {
    if (e.altKey || e.ctrlKey || e.metaKey || /^(SELECT|INPUT)$/.test(e.target.tagName) || e.target.closest(".src")) return;
    const by = { ArrowDown: 1, j: 1, ArrowUp: -1, k: -1, Home: -1e9, End: 1e9 }[e.key];
    if (!by) return;
    e.preventDefault();
    move(by);
  });
  document.querySelectorAll(".marks button").forEach((b) => {
    const steps = b.dataset.steps.split(" ").map(Number);
    b.addEventListener("click", () => {
      const k = steps.indexOf(now);
      select(steps[(k + 1) % steps.length], false);
      rows[now].scrollIntoView({ block: "center" });
    });
  });
  for (const f of [slice, thread, variable, file]) {
    if (f) f.addEventListener("change", () => {
      opened.clear();
      apply();
    });
  }
  get("filters").hidden = false;
  if (!data.steps.some((s) => s.s)) {
    slice.checked = false; // nobody said what matters
    slice.disabled = true;
  }
  apply();
  select(data.steps.length - 1, false);
})();
