target datalayout = "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-f64:32:64-f80:32-n8:16:32-S128"
target triple = "i386-unknown-linux-gnu"
%struct.timespec = type { i32, i32 }
@.str = private unnamed_addr constant [41 x i8] c"a futex that does not only wait and wake\00", align 1
@.str.1 = private unnamed_addr constant [17 x i8] c"spurious-wakeups\00", align 1
@.str.2 = private unnamed_addr constant [17 x i8] c"futex.generation\00", align 1
@.str.3 = private unnamed_addr constant [15 x i8] c"futex.sleeping\00", align 1
@.str.4 = private unnamed_addr constant [12 x i8] c"futex.since\00", align 1
@.str.5 = private unnamed_addr constant [15 x i8] c"futex.sleepers\00", align 1
@.str.6 = private unnamed_addr constant [6 x i8] c"futex\00", align 1
define dso_local i32 @__model_futex(i32* noundef %word, i32 noundef %operation, i32 noundef %value, %struct.timespec* noundef %time) {
entry:
  %rem = srem i32 %operation, 128
  switch i32 %rem, label %sw.epilog [
    i32 0, label %sw.bb
    i32 1, label %sw.bb3
  ]
sw.bb:
  %0 = bitcast i32* %word to i8*
  call void @__gsmack_uses(i8* noundef %0, i32 noundef 4)
  %tobool = icmp ne %struct.timespec* %time, null
  br i1 %tobool, label %land.lhs.true, label %if.end
land.lhs.true:
  %tv_sec.i = getelementptr inbounds %struct.timespec, %struct.timespec* %time, i32 0, i32 0
  %1 = load i32, i32* %tv_sec.i, align 4
  call void (i32, ...) @__model_needs(i32 noundef 0, i32 noundef %1)
  %tv_nsec.i = getelementptr inbounds %struct.timespec, %struct.timespec* %time, i32 0, i32 1
  %2 = load i32, i32* %tv_nsec.i, align 4
  %cmp.i = icmp sge i32 %2, 0
  br i1 %cmp.i, label %land.rhs.i, label %valid_time.exit
land.rhs.i:
  %cmp2.i = icmp slt i32 %2, 1000000000
  br label %valid_time.exit
valid_time.exit:
  %3 = phi i1 [ false, %land.lhs.true ], [ %cmp2.i, %land.rhs.i ]
  br i1 %3, label %if.end, label %if.then
if.then:
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %if.then.i, label %fails_with.exit
if.then.i:
  %call.i = call i32* @__errno_location()
  store i32 22, i32* %call.i, align 4
  br label %fails_with.exit
fails_with.exit:
  br label %return
if.end:
  %call.i6 = call i32 @__gsmack_self()
  %call1.i = call i32 @__gsmack_option(i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str.1, i32 0, i32 0), i32 noundef 1)
  %cmp.i7 = icmp ne i32 %call1.i, 0
  br i1 %cmp.i7, label %land.rhs.i8, label %land.end.i
land.rhs.i8:
  %call2.i = call i32 @__gsmack_option(i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str.1, i32 0, i32 0), i32 noundef 1)
  %call3.i = call zeroext i1 @__gsmack_nondet_limited(i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str.1, i32 0, i32 0), i32 noundef %call2.i)
  br label %land.end.i
land.end.i:
  %4 = phi i1 [ false, %if.end ], [ %call3.i, %land.rhs.i8 ]
  call void @__gsmack_atomic_begin()
  %5 = load atomic i32, i32* %word seq_cst, align 4
  %cmp5.i = icmp eq i32 %5, %value
  %call7.i = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str.2, i32 0, i32 0), i8* noundef %0)
  br i1 %cmp5.i, label %land.lhs.true.i, label %if.end.i
land.lhs.true.i:
  br i1 %4, label %if.end.i, label %if.then.i9
if.then.i9:
  %6 = ptrtoint i32* %word to i32
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.3, i32 0, i32 0), i32 noundef %call.i6, i32 noundef %6)
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.4, i32 0, i32 0), i32 noundef %call.i6, i32 noundef %call7.i)
  %call.i.i = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.5, i32 0, i32 0), i8* noundef %0)
  %add.i = add nsw i32 %call.i.i, 1
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.5, i32 0, i32 0), i8* noundef %0, i32 noundef %add.i)
  br label %if.end.i
if.end.i:
  call void @__gsmack_atomic_end()
  br i1 %cmp5.i, label %if.end13.i, label %if.then11.i
if.then11.i:
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %if.then.i.i, label %fails_with.exit.i
if.then.i.i:
  %call.i18.i = call i32* @__errno_location()
  store i32 11, i32* %call.i18.i, align 4
  br label %fails_with.exit.i
fails_with.exit.i:
  br label %wait.exit
if.end13.i:
  br i1 %4, label %if.then15.i, label %if.end16.i
if.then15.i:
  br label %wait.exit
if.end16.i:
  br i1 %tobool, label %land.rhs18.i, label %land.end20.i
land.rhs18.i:
  %call19.i = call zeroext i1 @__gsmack_nondet_bool()
  br label %land.end20.i
land.end20.i:
  %7 = phi i1 [ false, %if.end16.i ], [ %call19.i, %land.rhs18.i ]
  call void @__gsmack_atomic_begin()
  %call22.i = call i32 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.3, i32 0, i32 0), i32 noundef %call.i6)
  %cmp23.i = icmp eq i32 %call22.i, 0
  br i1 %cmp23.i, label %lor.end.i, label %lor.rhs.i
lor.rhs.i:
  %call24.i = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str.2, i32 0, i32 0), i8* noundef %0)
  %cmp25.i = icmp ne i32 %call24.i, %call7.i
  br label %lor.end.i
lor.end.i:
  %8 = phi i1 [ true, %land.end20.i ], [ %cmp25.i, %lor.rhs.i ]
  br i1 %8, label %lor.end30.i, label %lor.rhs28.i
lor.rhs28.i:
  br label %lor.end30.i
lor.end30.i:
  %9 = phi i1 [ true, %lor.end.i ], [ %7, %lor.rhs28.i ]
  call void @__gsmack_await_for(i1 noundef zeroext %9, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.6, i32 0, i32 0), i8* noundef %0, i32 noundef 0)
  br i1 %8, label %if.end33.i, label %if.then32.i
if.then32.i:
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.3, i32 0, i32 0), i32 noundef %call.i6, i32 noundef 0)
  %call.i.i.i = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.5, i32 0, i32 0), i8* noundef %0)
  %sub.i.i = sub nsw i32 %call.i.i.i, 1
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.5, i32 0, i32 0), i8* noundef %0, i32 noundef %sub.i.i)
  br label %if.end33.i
if.end33.i:
  call void @__gsmack_atomic_end()
  br i1 %8, label %cond.true.i, label %cond.false.i
cond.true.i:
  br label %cond.end.i
cond.false.i:
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %if.then.i20.i, label %fails_with.exit21.i
if.then.i20.i:
  %call.i19.i = call i32* @__errno_location()
  store i32 110, i32* %call.i19.i, align 4
  br label %fails_with.exit21.i
fails_with.exit21.i:
  br label %cond.end.i
cond.end.i:
  %cond.i = phi i32 [ 0, %cond.true.i ], [ -1, %fails_with.exit21.i ]
  br label %wait.exit
wait.exit:
  %retval.0.i = phi i32 [ 0, %if.then15.i ], [ %cond.i, %cond.end.i ], [ -1, %fails_with.exit.i ]
  br label %return
sw.bb3:
  call void @__gsmack_atomic_begin()
  %10 = bitcast i32* %word to i8*
  %call.i.i10 = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.5, i32 0, i32 0), i8* noundef %10)
  %cmp.i11 = icmp sle i32 %call.i.i10, %value
  br i1 %cmp.i11, label %if.then.i14, label %if.else.i
if.then.i14:
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.5, i32 0, i32 0), i8* noundef %10, i32 noundef 0)
  %call1.i12 = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str.2, i32 0, i32 0), i8* noundef %10)
  %add.i13 = add nsw i32 %call1.i12, 1
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str.2, i32 0, i32 0), i8* noundef %10, i32 noundef %add.i13)
  br label %wake.exit
if.else.i:
  br label %for.cond.i
for.cond.i:
  %i.0.i = phi i32 [ 0, %if.else.i ], [ %inc.i, %for.body.i ]
  %cmp2.i15 = icmp slt i32 %i.0.i, %value
  br i1 %cmp2.i15, label %for.body.i, label %for.cond.cleanup.i
for.cond.cleanup.i:
  br label %wake.exit
for.body.i:
  %call3.i16 = call i32 @__gsmack_nondet_ulong()
  %call4.i = call i32 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.3, i32 0, i32 0), i32 noundef %call3.i16)
  %11 = ptrtoint i32* %word to i32
  %cmp5.i17 = icmp eq i32 %call4.i, %11
  call void @__gsmack_assume(i1 noundef zeroext %cmp5.i17)
  %call6.i = call i32 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.4, i32 0, i32 0), i32 noundef %call3.i16)
  %call7.i18 = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str.2, i32 0, i32 0), i8* noundef %10)
  %cmp8.i = icmp eq i32 %call6.i, %call7.i18
  call void @__gsmack_assume(i1 noundef zeroext %cmp8.i)
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.3, i32 0, i32 0), i32 noundef %call3.i16, i32 noundef 0)
  %call.i.i.i19 = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.5, i32 0, i32 0), i8* noundef %10)
  %sub.i.i20 = sub nsw i32 %call.i.i.i19, 1
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.5, i32 0, i32 0), i8* noundef %10, i32 noundef %sub.i.i20)
  %inc.i = add nsw i32 %i.0.i, 1
  br label %for.cond.i
wake.exit:
  %n.0.i = phi i32 [ %call.i.i10, %if.then.i14 ], [ %value, %for.cond.cleanup.i ]
  call void @__gsmack_atomic_end()
  br label %return
sw.epilog:
  call void @__gsmack_unknown(i8* noundef getelementptr inbounds ([41 x i8], [41 x i8]* @.str, i32 0, i32 0))
  br label %return
return:
  %retval.0 = phi i32 [ -1, %sw.epilog ], [ %n.0.i, %wake.exit ], [ %retval.0.i, %wait.exit ], [ -1, %fails_with.exit ]
  ret i32 %retval.0
}
declare dso_local void @__gsmack_uses(i8* noundef, i32 noundef)
declare dso_local void @__gsmack_unknown(i8* noundef)
declare dso_local void @__model_needs(i32 noundef, ...)
declare extern_weak dso_local i32* @__errno_location()
declare dso_local i32 @__gsmack_self()
declare dso_local i32 @__gsmack_option(i8* noundef, i32 noundef)
declare dso_local zeroext i1 @__gsmack_nondet_limited(i8* noundef, i32 noundef)
declare dso_local void @__gsmack_atomic_begin()
declare dso_local i32 @__gsmack_ghost_get(i8* noundef, i8* noundef)
declare dso_local void @__gsmack_ghost_set_id(i8* noundef, i32 noundef, i32 noundef)
declare dso_local void @__gsmack_ghost_set(i8* noundef, i8* noundef, i32 noundef)
declare dso_local void @__gsmack_atomic_end()
declare dso_local zeroext i1 @__gsmack_nondet_bool()
declare dso_local i32 @__gsmack_ghost_get_id(i8* noundef, i32 noundef)
declare dso_local void @__gsmack_await_for(i1 noundef zeroext, i8* noundef, i8* noundef, i32 noundef)
declare dso_local i32 @__gsmack_nondet_ulong()
declare dso_local void @__gsmack_assume(i1 noundef zeroext)
