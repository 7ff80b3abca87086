// @expect violated
// The third thread counts up to the number of a thread, and only who asks for threads that wait for one another needs that.
var {:data} h: int;
var a, n: int;

procedure first()
{
  atomic {
    assume {:await} {:waits_for "lock", 0, if h == 3 then 3 else 0} a == 1; // want "2 threads wait for one another, while others could go on"
  }
}

procedure second()
{
  atomic {
    assume {:await} {:waits_for "lock", 0, 2} a == 1; // want "2 threads wait for one another, while others could go on"
  }
}

procedure third()
  modifies h, n;
{
  var i: int;
  i := 0;
  while (i < 3) { atomic { h := h + 1; } i := i + 1; }
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
