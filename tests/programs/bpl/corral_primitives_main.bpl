// @expect violated
procedure corral_getThreadID() returns (tid: int);
procedure corral_getChildThreadID() returns (tid: int);
procedure corral_atomic_begin();
procedure corral_atomic_end();

var x: int;
var child: int;

procedure {:entrypoint} main()
  modifies x, child;
{
  var c: int;
  x := 0;
  child := 0;
  async call f();
  call c := corral_getChildThreadID();
  child := c;
  x := 1;
  assert x == 1; // want "assert|x == 1"
}

procedure f()
  modifies x;
{
  var me: int;
  call me := corral_getThreadID();
  assume child == me;
  call corral_atomic_begin();
  x := 2;
  assert x == 2;
  call corral_atomic_end();
}
