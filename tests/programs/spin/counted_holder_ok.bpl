// @expect verified
// The third thread does not count as far as the number of a thread: nobody waits for one that waits for it.
var {:data} h: int;
var a, n: int;

procedure first()
{
  atomic {
    assume {:await} {:waits_for "lock", 0, if h == 3 then 3 else 0} a == 1;
  }
}

procedure second()
{
  atomic {
    assume {:await} {:waits_for "lock", 0, 2} a == 1;
  }
}

procedure third()
  modifies h, n;
{
  var i: int;
  i := 0;
  while (i < 2) { atomic { h := h + 1; } i := i + 1; }
  while (true) { n := n + 1; }
}

procedure {:entrypoint} main()
  modifies a, h, n;
{
  atomic { a := 0; h := 0; n := 0; }
  async call first();
  async call second();
  async call third();
}
