// @expect verified
// Each thread has an x of its own.
var {:thread_local} x: int;
var y: int;

procedure {:entrypoint} main()
{
  x := 1;
  async call worker(2);
  async call worker(3);
  call set(x + 1);
  call x := get();
  assert x == 3;
}

procedure worker(n: int)
{
  x := n;
  y := n;
  assert x == n;
  call set(x);
  assert x == n && old(y) == old(y);
}

procedure set(n: int)
  ensures x == n;
{
  x := n;
}

procedure get() returns (r: int)
  ensures r == old(x) + 1;
{
  r := x + 1;
}
