// @expect violated
var x: int;

procedure corral_assert_not_reachable();

procedure {:entrypoint} main()
{
  x := 0;
  async call worker();
  if (x == 1) {
    call corral_assert_not_reachable(); // want "corral_assert_not_reachable is reached"
  }
}

procedure worker()
{
  x := 1;
}
