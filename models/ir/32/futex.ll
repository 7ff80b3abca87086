target datalayout = "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-f64:32:64-f80:32-n8:16:32-S128"
target triple = "i386-unknown-linux-gnu"
%struct.timespec = type { i32, i32 }
@.str = private unnamed_addr constant [41 x i8] c"a futex that does not only wait and wake\00", align 1
@.str.1 = private unnamed_addr constant [17 x i8] c"futex.generation\00", align 1
@.str.2 = private unnamed_addr constant [15 x i8] c"futex.sleeping\00", align 1
@.str.3 = private unnamed_addr constant [12 x i8] c"futex.since\00", align 1
@.str.4 = private unnamed_addr constant [15 x i8] c"futex.sleepers\00", align 1
@.str.5 = private unnamed_addr constant [15 x i8] c"futex.spurious\00", align 1
@.str.6 = private unnamed_addr constant [17 x i8] c"spurious-wakeups\00", align 1
@.str.7 = private unnamed_addr constant [6 x i8] c"futex\00", align 1
define dso_local i32 @__model_futex(i32* noundef %word, i32 noundef %operation, i32 noundef %value, %struct.timespec* noundef %time) {
entry:
  %0 = bitcast i32* %word to i8*
  call void @__gsmack_uses(i8* noundef %0, i32 noundef 4)
  %rem = srem i32 %operation, 128
  switch i32 %rem, label %sw.epilog [
    i32 0, label %sw.bb
    i32 1, label %sw.bb1
  ]
sw.bb:
  %cmp = icmp ne %struct.timespec* %time, null
  %call.i = call i32 @__gsmack_self()
  call void @__gsmack_atomic_begin()
  %1 = load atomic i32, i32* %word seq_cst, align 4
  %cmp.i = icmp eq i32 %1, %value
  %call2.i = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str.1, i32 0, i32 0), i8* noundef %0)
  br i1 %cmp.i, label %if.then.i, label %if.end.i
if.then.i:
  %2 = ptrtoint i32* %word to i32
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.2, i32 0, i32 0), i32 noundef %call.i, i32 noundef %2)
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.3, i32 0, i32 0), i32 noundef %call.i, i32 noundef %call2.i)
  %call.i.i = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.4, i32 0, i32 0), i8* noundef %0)
  %add.i = add nsw i32 %call.i.i, 1
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.4, i32 0, i32 0), i8* noundef %0, i32 noundef %add.i)
  br label %if.end.i
if.end.i:
  call void @__gsmack_atomic_end()
  br i1 %cmp.i, label %if.end7.i, label %if.then5.i
if.then5.i:
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %if.then.i.i, label %fails_with.exit.i
if.then.i.i:
  %call.i27.i = call i32* @__errno_location()
  store i32 11, i32* %call.i27.i, align 4
  br label %fails_with.exit.i
fails_with.exit.i:
  br label %wait.exit
if.end7.i:
  br i1 %cmp, label %land.rhs.i, label %land.end.i
land.rhs.i:
  %call9.i = call zeroext i1 @__gsmack_nondet_bool()
  br label %land.end.i
land.end.i:
  %3 = phi i1 [ false, %if.end7.i ], [ %call9.i, %land.rhs.i ]
  call void @__gsmack_atomic_begin()
  %call11.i = call i32 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.2, i32 0, i32 0), i32 noundef %call.i)
  %cmp12.i = icmp eq i32 %call11.i, 0
  br i1 %cmp12.i, label %lor.end.i, label %lor.rhs.i
lor.rhs.i:
  %call13.i = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str.1, i32 0, i32 0), i8* noundef %0)
  %cmp14.i = icmp ne i32 %call13.i, %call2.i
  br label %lor.end.i
lor.end.i:
  %4 = phi i1 [ true, %land.end.i ], [ %cmp14.i, %lor.rhs.i ]
  %call16.i = call i32 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.5, i32 0, i32 0), i32 noundef %call.i)
  br i1 %4, label %land.end24.i, label %land.lhs.true.i
land.lhs.true.i:
  br i1 %3, label %land.end24.i, label %land.lhs.true19.i
land.lhs.true19.i:
  %call20.i = call i32 @__gsmack_option(i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str.6, i32 0, i32 0), i32 noundef 1)
  %cmp21.i = icmp slt i32 %call16.i, %call20.i
  br i1 %cmp21.i, label %land.rhs22.i, label %land.end24.i
land.rhs22.i:
  %call23.i = call zeroext i1 @__gsmack_nondet_bool()
  br label %land.end24.i
land.end24.i:
  %5 = phi i1 [ false, %land.lhs.true19.i ], [ false, %land.lhs.true.i ], [ false, %lor.end.i ], [ %call23.i, %land.rhs22.i ]
  %call26.i = call i32 @__gsmack_option(i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str.6, i32 0, i32 0), i32 noundef 1)
  %cmp27.i = icmp ne i32 %call26.i, 0
  br i1 %cmp27.i, label %if.then28.i, label %if.end35.i
if.then28.i:
  br i1 %4, label %lor.end33.i, label %lor.rhs30.i
lor.rhs30.i:
  %call31.i = call i32 @__gsmack_option(i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str.6, i32 0, i32 0), i32 noundef 1)
  %cmp32.i = icmp slt i32 %call16.i, %call31.i
  br label %lor.end33.i
lor.end33.i:
  %6 = phi i1 [ true, %if.then28.i ], [ %cmp32.i, %lor.rhs30.i ]
  %call34.i = call i32 @__gsmack_option(i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str.6, i32 0, i32 0), i32 noundef 1)
  call void @__gsmack_bound(i1 noundef zeroext %6, i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str.6, i32 0, i32 0), i32 noundef %call34.i)
  br label %if.end35.i
if.end35.i:
  br i1 %4, label %lor.end40.i, label %lor.lhs.false.i
lor.lhs.false.i:
  br i1 %5, label %lor.end40.i, label %lor.rhs38.i
lor.rhs38.i:
  br label %lor.end40.i
lor.end40.i:
  %7 = phi i1 [ true, %lor.lhs.false.i ], [ true, %if.end35.i ], [ %3, %lor.rhs38.i ]
  call void @__gsmack_await_for(i1 noundef zeroext %7, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.7, i32 0, i32 0), i8* noundef %0, i32 noundef 0)
  br i1 %4, label %if.end43.i, label %if.then42.i
if.then42.i:
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.2, i32 0, i32 0), i32 noundef %call.i, i32 noundef 0)
  %call.i.i.i = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.4, i32 0, i32 0), i8* noundef %0)
  %sub.i.i = sub nsw i32 %call.i.i.i, 1
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.4, i32 0, i32 0), i8* noundef %0, i32 noundef %sub.i.i)
  br label %if.end43.i
if.end43.i:
  br i1 %5, label %cond.true.i, label %cond.false.i
cond.true.i:
  %add45.i = add nsw i32 %call16.i, 1
  br label %cond.end.i
cond.false.i:
  br label %cond.end.i
cond.end.i:
  %cond.i = phi i32 [ %add45.i, %cond.true.i ], [ 0, %cond.false.i ]
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.5, i32 0, i32 0), i32 noundef %call.i, i32 noundef %cond.i)
  call void @__gsmack_atomic_end()
  br i1 %4, label %cond.true49.i, label %lor.lhs.false47.i
lor.lhs.false47.i:
  br i1 %5, label %cond.true49.i, label %cond.false50.i
cond.true49.i:
  br label %cond.end52.i
cond.false50.i:
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %if.then.i29.i, label %fails_with.exit30.i
if.then.i29.i:
  %call.i28.i = call i32* @__errno_location()
  store i32 110, i32* %call.i28.i, align 4
  br label %fails_with.exit30.i
fails_with.exit30.i:
  br label %cond.end52.i
cond.end52.i:
  %cond53.i = phi i32 [ 0, %cond.true49.i ], [ -1, %fails_with.exit30.i ]
  br label %wait.exit
wait.exit:
  %retval.0.i = phi i32 [ %cond53.i, %cond.end52.i ], [ -1, %fails_with.exit.i ]
  br label %return
sw.bb1:
  call void @__gsmack_atomic_begin()
  %call.i.i4 = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.4, i32 0, i32 0), i8* noundef %0)
  %cmp.i5 = icmp sle i32 %call.i.i4, %value
  br i1 %cmp.i5, label %if.then.i7, label %if.else.i
if.then.i7:
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.4, i32 0, i32 0), i8* noundef %0, i32 noundef 0)
  %call1.i = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str.1, i32 0, i32 0), i8* noundef %0)
  %add.i6 = add nsw i32 %call1.i, 1
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str.1, i32 0, i32 0), i8* noundef %0, i32 noundef %add.i6)
  br label %wake.exit
if.else.i:
  br label %for.cond.i
for.cond.i:
  %i.0.i = phi i32 [ 0, %if.else.i ], [ %inc.i, %for.body.i ]
  %cmp2.i = icmp slt i32 %i.0.i, %value
  br i1 %cmp2.i, label %for.body.i, label %for.cond.cleanup.i
for.cond.cleanup.i:
  br label %wake.exit
for.body.i:
  %call3.i = call i32 @__gsmack_nondet_ulong()
  %call4.i = call i32 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.2, i32 0, i32 0), i32 noundef %call3.i)
  %8 = ptrtoint i32* %word to i32
  %cmp5.i = icmp eq i32 %call4.i, %8
  call void @__gsmack_assume(i1 noundef zeroext %cmp5.i)
  %call6.i = call i32 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.3, i32 0, i32 0), i32 noundef %call3.i)
  %call7.i = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str.1, i32 0, i32 0), i8* noundef %0)
  %cmp8.i = icmp eq i32 %call6.i, %call7.i
  call void @__gsmack_assume(i1 noundef zeroext %cmp8.i)
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.2, i32 0, i32 0), i32 noundef %call3.i, i32 noundef 0)
  %call.i.i.i8 = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.4, i32 0, i32 0), i8* noundef %0)
  %sub.i.i9 = sub nsw i32 %call.i.i.i8, 1
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.4, i32 0, i32 0), i8* noundef %0, i32 noundef %sub.i.i9)
  %inc.i = add nsw i32 %i.0.i, 1
  br label %for.cond.i
wake.exit:
  %n.0.i = phi i32 [ %call.i.i4, %if.then.i7 ], [ %value, %for.cond.cleanup.i ]
  call void @__gsmack_atomic_end()
  br label %return
sw.epilog:
  call void @__gsmack_unknown(i8* noundef getelementptr inbounds ([41 x i8], [41 x i8]* @.str, i32 0, i32 0))
  br label %return
return:
  %retval.0 = phi i32 [ -1, %sw.epilog ], [ %n.0.i, %wake.exit ], [ %retval.0.i, %wait.exit ]
  ret i32 %retval.0
}
declare dso_local void @__gsmack_uses(i8* noundef, i32 noundef)
declare dso_local void @__gsmack_unknown(i8* noundef)
declare dso_local i32 @__gsmack_self()
declare dso_local void @__gsmack_atomic_begin()
declare dso_local i32 @__gsmack_ghost_get(i8* noundef, i8* noundef)
declare dso_local void @__gsmack_ghost_set_id(i8* noundef, i32 noundef, i32 noundef)
declare dso_local void @__gsmack_ghost_set(i8* noundef, i8* noundef, i32 noundef)
declare dso_local void @__gsmack_atomic_end()
declare dso_local zeroext i1 @__gsmack_nondet_bool()
declare dso_local i32 @__gsmack_ghost_get_id(i8* noundef, i32 noundef)
declare dso_local i32 @__gsmack_option(i8* noundef, i32 noundef)
declare dso_local void @__gsmack_bound(i1 noundef zeroext, i8* noundef, i32 noundef)
declare dso_local void @__gsmack_await_for(i1 noundef zeroext, i8* noundef, i8* noundef, i32 noundef)
declare extern_weak dso_local i32* @__errno_location()
declare dso_local i32 @__gsmack_nondet_ulong()
declare dso_local void @__gsmack_assume(i1 noundef zeroext)
