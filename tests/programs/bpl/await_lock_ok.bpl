// @expect verified
var owner: int;
var x: int;

procedure lock(me: int)
  modifies owner;
{
  atomic {
    await owner == 0;
    owner := me;
  }
}

procedure worker(me: int)
  modifies owner, x;
{
  call lock(me);
  x := x + 1;
  assert x == 1;
  x := x - 1;
  owner := 0;
}

procedure {:entrypoint} main()
  modifies owner, x;
{
  owner := 0;
  x := 0;
  async call worker(2);
  async call worker(3);
}
