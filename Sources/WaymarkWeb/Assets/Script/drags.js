// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

// A sheet goes down with a finger at its grabber or its bar, and closes when that lets go far
// below or fast; what cannot be closed so gives a nod instead

let drag; // { sheet, start, y, time, speed, isMoving }, while a pointer is down on a handle

addEventListener("pointerdown", (event) => {
  const { target, clientY, timeStamp, isPrimary, button, pointerType } = event;
  const sheet = target.closest?.(".sheet");
  const isHandle = target.closest?.(".grabber")
    || pointerType !== "mouse" && target.closest?.(".bar, .inline > .title")
      && !target.closest("a, button, input");
  if (!sheet || !isHandle || !isPrimary || button) return;
  drag = { sheet, start: clientY, y: clientY, time: timeStamp, speed: 0 };
});

addEventListener("pointermove", ({ clientY, timeStamp, pointerId }) => {
  if (!drag || (!drag.isMoving && Math.abs(clientY - drag.start) < 6)) return;
  const { sheet, start, y, time } = drag;
  if (!drag.isMoving) sheet.setPointerCapture(pointerId); // so that no press comes of it
  drag.speed = (clientY - y) / Math.max(timeStamp - time, 1);
  Object.assign(drag, { isMoving: true, y: clientY, time: timeStamp });
  sheet.style.transition = "none";
  const way = Math.max(clientY - start, 0);
  sheet.style.translate = `0 ${sheet.matches("[data-locked]") ? way / 8 : way}px`;
});

const letGo = (mayClose) => () => {
  const { sheet, start, y, speed, isMoving } = drag ?? {};
  drag = null;
  if (!isMoving) return;
  const isFar = y - start > sheet.offsetHeight / 3 || speed > 0.5;
  const closes = mayClose && isFar && !sheet.matches("[data-locked]");
  sheet.style.transition = "";
  if (!closes) return void (sheet.style.translate = "");
  setTimeout(() => (sheet.style.translate = ""), 2000); // should the app keep it
  main.tell({ of: sheet, a: "dismiss" });
};
addEventListener("pointerup", letGo(true));
addEventListener("pointercancel", letGo(false));

/** Shows that what is in front was meant, and stays. */
function nod(dialog) {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  dialog.animate({ scale: [1, 0.98, 1] }, { duration: 200, easing: "ease-out" });
}

addEventListener("cancel", ({ target }) => target.matches("[data-locked]") && nod(target), true);
addEventListener("popstate", ({ state }) => {
  const open = document.querySelectorAll("dialog[open]");
  const front = [...open].at(-1);
  const isLeft = state?.trail && (state.covers ?? 0) < open.length;
  if (isLeft && front.matches("[data-locked]")) nod(front);
});
