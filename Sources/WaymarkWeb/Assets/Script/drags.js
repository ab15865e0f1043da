// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

// A sheet goes down with a finger at its grabber or its bar, and closes when that lets go far
// below or fast; what is to stay gives way a little, and nods when Back or Escape ask it to go

let drag; // { id, sheet, start, y, time, speed, isMoving }, while a pointer is down on a handle
let wayBack = 0; // what brings a sheet back that the app has kept

addEventListener("pointerdown", (event) => {
  const { target, pointerId: id, clientY, timeStamp, isPrimary, button, pointerType } = event;
  const sheet = target.closest?.(".sheet");
  const isHandle = target.closest?.(".grabber")
    || pointerType !== "mouse" && target.closest?.(".bar, .inline > .title")
      && !target.closest("a, button, input");
  if (!sheet || !isHandle || !isPrimary || button) return;
  clearTimeout(wayBack);
  drag = { id, sheet, start: clientY, y: clientY, time: timeStamp, speed: 0 };
});

addEventListener("pointermove", ({ clientY, timeStamp, pointerId, buttons }) => {
  if (drag?.id !== pointerId) return;
  if (!buttons || !drag.sheet.open) return letGo();
  const { sheet, start, y, time } = drag;
  if (!drag.isMoving && Math.abs(clientY - start) < 6) return;
  if (!drag.isMoving) sheet.setPointerCapture(pointerId); // so that no press comes of it
  drag.speed = (clientY - y) / Math.max(timeStamp - time, 1);
  Object.assign(drag, { isMoving: true, y: clientY, time: timeStamp });
  sheet.style.transition = "none";
  const way = Math.max(clientY - start, 0);
  sheet.style.translate = `0 ${sheet.matches("[data-locked]") ? way / 8 : way}px`;
});
addEventListener("pointerup", (event) => event.pointerId === drag?.id && letGo(event));
addEventListener("pointercancel", ({ pointerId }) => pointerId === drag?.id && letGo());

/** A sheet closes that was dragged a third of its height, or is thrown; otherwise, and without an
 event that ends the drag, it comes back. */
function letGo(event) {
  const { sheet, start, y, time, speed, isMoving } = drag;
  drag = null;
  if (!isMoving) return;
  const way = y - start;
  const isThrown = way > 40 && speed > 0.5 && event?.timeStamp - time < 80;
  const closes = event && !sheet.matches("[data-locked]")
    && (isThrown || way > sheet.offsetHeight / 3);
  sheet.style.transition = "";
  sheet.classList.toggle("dragged", closes);
  if (!closes) return void (sheet.style.translate = "");
  wayBack = setTimeout(() => (sheet.style.translate = ""), 2000);
  main.tell({ of: sheet, a: "dismiss" });
}

/** Shows that what is in front was meant, and stays. */
function nod(dialog) {
  if (isCalm.matches) return;
  dialog.animate({ scale: [1, 0.98, 1] }, { duration: 200, easing: "ease-out" });
}

addEventListener("cancel", ({ target }) => target.matches("[data-locked]") && nod(target), true);
addEventListener("popstate", ({ state }) => {
  const open = document.querySelectorAll("dialog[open]");
  const front = [...open].at(-1);
  const isLeft = state?.trail && (state.covers ?? 0) < open.length;
  if (isLeft && front.matches("[data-locked]")) nod(front);
});
