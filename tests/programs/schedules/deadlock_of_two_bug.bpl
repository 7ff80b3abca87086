// @expect violated
// Each of two threads comes to its await for values of its own, while a third goes on.
var a, b, n: int;

procedure first()
{
  var v: int;
  atomic {
    havoc v;
    assume v > 7 || v == 3;
    if (v == 3) { assume false; }
    assume {:await} {:waits_for "lock", 0, 3} a == 1; // want "2 threads wait for one another, while others could go on"
  }
}

procedure second()
{
  var v, i: int;
  i := 0;
  atomic {
    while (i < 2) {
      havoc v;
      assume v == 3 + i;
      i := i + 1;
    }
    assume {:await} {:waits_for "lock", 0, 2} b == v - 3; // want "2 threads wait for one another, while others could go on"
  }
}

procedure third()
  modifies n;
{
  while (true) { n := n + 1; }
}

procedure {:entrypoint} main()
  modifies a, b, n;
{
  a := 0;
  b := 0;
  n := 0;
  async call first();
  async call second();
  async call third();
}
