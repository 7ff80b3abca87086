target datalayout = "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-f64:32:64-f80:32-n8:16:32-S128"
target triple = "i386-unknown-linux-gnu"
%struct.sigaction = type { %union.anon, %struct.__sigset_t, i32, void ()* }
%union.anon = type { void (i32)* }
%struct.__sigset_t = type { [32 x i32] }
@.str = private unnamed_addr constant [13 x i8] c"signal.stops\00", align 1
@.str.1 = private unnamed_addr constant [16 x i8] c"signal.happened\00", align 1
@.str.2 = private unnamed_addr constant [21 x i8] c"a handler with flags\00", align 1
@.str.3 = private unnamed_addr constant [15 x i8] c"signal.handler\00", align 1
@.str.4 = private unnamed_addr constant [14 x i8] c"signal.masked\00", align 1
@.str.5 = private unnamed_addr constant [36 x i8] c"pthread_kill: the thread was joined\00", align 1
@.str.6 = private unnamed_addr constant [51 x i8] c"pthread_kill: the thread is detached and has ended\00", align 1
@.str.7 = private unnamed_addr constant [38 x i8] c"pthread_kill: there is no such thread\00", align 1
@.str.8 = private unnamed_addr constant [32 x i8] c"a signal sent to another thread\00", align 1
@.str.9 = private unnamed_addr constant [27 x i8] c"a signal sent to a process\00", align 1
@.str.10 = private unnamed_addr constant [7 x i8] c"signal\00", align 1
@.str.11 = private unnamed_addr constant [25 x i8] c"a signal after some time\00", align 1
@.str.12 = private unnamed_addr constant [13 x i8] c"signal.alarm\00", align 1
@.str.13 = private unnamed_addr constant [96 x i8] c"a handler, for signals that others send, that waits, uses variables of its thread, or leaves it\00", align 1
@.str.14 = private unnamed_addr constant [14 x i8] c"signal.sender\00", align 1
@.str.15 = private unnamed_addr constant [14 x i8] c"signal.inside\00", align 1
@.str.16 = private unnamed_addr constant [43 x i8] c"a signal that the threads may have blocked\00", align 1
@.str.17 = private unnamed_addr constant [51 x i8] c"when a handler that takes several steps takes them\00", align 1
@.str.18 = private unnamed_addr constant [13 x i8] c"thread.state\00", align 1
@.str.19 = private unnamed_addr constant [7 x i8] c"misuse\00", align 1
@.str.20 = private unnamed_addr constant [16 x i8] c"thread.detached\00", align 1
@.str.21 = private unnamed_addr constant [14 x i8] c"thread.number\00", align 1
@.str.22 = private unnamed_addr constant [18 x i8] c"thread-identities\00", align 1
@.str.23 = private unnamed_addr constant [33 x i8] c"a signal sent to the own process\00", align 1
@.str.24 = private unnamed_addr constant [42 x i8] c"a signal that the thread may have blocked\00", align 1
@.str.25 = private unnamed_addr constant [27 x i8] c"a signal sent by a handler\00", align 1
define weak dso_local i32 @__model_handler_kind(void (i32)* noundef %handler) {
entry:
  ret i32 0
}
define weak dso_local zeroext i1 @__model_interrupts(i1 noundef zeroext %restart) {
entry:
  br i1 %restart, label %lor.lhs.false, label %land.rhs
lor.lhs.false:
  %call = call i32 @__gsmack_ghost_get_scalar(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str, i32 0, i32 0))
  %tobool1 = icmp ne i32 %call, 0
  br i1 %tobool1, label %land.rhs, label %land.end
land.rhs:
  %call2 = call i32 @__gsmack_ghost_get_scalar(i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @.str.1, i32 0, i32 0))
  %tobool3 = icmp ne i32 %call2, 0
  br label %land.end
land.end:
  %0 = phi i1 [ false, %lor.lhs.false ], [ %tobool3, %land.rhs ]
  ret i1 %0
}
declare dso_local i32 @__gsmack_ghost_get_scalar(i8* noundef)
define dso_local void (i32)* @signal(i32 noundef %number, void (i32)* noundef %handler) {
entry:
  %cmp.i.i = icmp sge i32 %number, 1
  br i1 %cmp.i.i, label %land.rhs.i.i, label %exists.exit.i
land.rhs.i.i:
  %cmp1.i.i = icmp sle i32 %number, 64
  br label %exists.exit.i
exists.exit.i:
  %0 = phi i1 [ false, %entry ], [ %cmp1.i.i, %land.rhs.i.i ]
  br i1 %0, label %land.lhs.true.i, label %can_be_handled.exit
land.lhs.true.i:
  %cmp.i = icmp ne i32 %number, 9
  br i1 %cmp.i, label %land.lhs.true1.i, label %can_be_handled.exit
land.lhs.true1.i:
  %cmp2.i = icmp ne i32 %number, 19
  br i1 %cmp2.i, label %land.lhs.true3.i, label %can_be_handled.exit
land.lhs.true3.i:
  %cmp4.i = icmp ne i32 %number, 32
  br i1 %cmp4.i, label %land.rhs.i, label %can_be_handled.exit
land.rhs.i:
  %cmp5.i = icmp ne i32 %number, 33
  br label %can_be_handled.exit
can_be_handled.exit:
  %1 = phi i1 [ false, %land.lhs.true3.i ], [ false, %land.lhs.true1.i ], [ false, %land.lhs.true.i ], [ false, %exists.exit.i ], [ %cmp5.i, %land.rhs.i ]
  br i1 %1, label %if.end, label %if.then
if.then:
  %call.i = call i32* @__errno_location()
  store i32 22, i32* %call.i, align 4
  br label %return
if.end:
  %2 = ptrtoint void (i32)* %handler to i32
  %call2 = call i32 @handle(i32 noundef %number, i32 noundef %2)
  %3 = inttoptr i32 %call2 to void (i32)*
  br label %return
return:
  %retval.0 = phi void (i32)* [ %3, %if.end ], [ inttoptr (i32 -1 to void (i32)*), %if.then ]
  ret void (i32)* %retval.0
}
define internal i32 @handle(i32 noundef %number, i32 noundef %handler) {
entry:
  %cmp.i = icmp ne i32 %handler, 1
  br i1 %cmp.i, label %land.rhs.i, label %executes.exit
land.rhs.i:
  %cmp1.i = icmp ne i32 %handler, 0
  br label %executes.exit
executes.exit:
  %0 = phi i1 [ false, %entry ], [ %cmp1.i, %land.rhs.i ]
  br i1 %0, label %land.lhs.true, label %land.end
land.lhs.true:
  %cmp.i11 = icmp eq i32 %number, 10
  br i1 %cmp.i11, label %own.exit, label %lor.lhs.false.i
lor.lhs.false.i:
  %cmp1.i12 = icmp eq i32 %number, 12
  br i1 %cmp1.i12, label %own.exit, label %lor.rhs.i
lor.rhs.i:
  %cmp2.i = icmp sge i32 %number, 34
  br label %own.exit
own.exit:
  %1 = phi i1 [ true, %lor.lhs.false.i ], [ true, %land.lhs.true ], [ %cmp2.i, %lor.rhs.i ]
  br i1 %1, label %land.end, label %land.rhs
land.rhs:
  %cmp.i13 = icmp eq i32 %number, 11
  br i1 %cmp.i13, label %fault.exit, label %lor.lhs.false.i15
lor.lhs.false.i15:
  %cmp1.i14 = icmp eq i32 %number, 7
  br i1 %cmp1.i14, label %fault.exit, label %lor.lhs.false2.i
lor.lhs.false2.i:
  %cmp3.i = icmp eq i32 %number, 8
  br i1 %cmp3.i, label %fault.exit, label %lor.lhs.false4.i
lor.lhs.false4.i:
  %cmp5.i = icmp eq i32 %number, 4
  br i1 %cmp5.i, label %fault.exit, label %lor.lhs.false6.i
lor.lhs.false6.i:
  %cmp7.i = icmp eq i32 %number, 5
  br i1 %cmp7.i, label %fault.exit, label %lor.lhs.false8.i
lor.lhs.false8.i:
  %cmp9.i = icmp eq i32 %number, 31
  br i1 %cmp9.i, label %fault.exit, label %lor.rhs.i16
lor.rhs.i16:
  %cmp10.i = icmp eq i32 %number, 6
  br label %fault.exit
fault.exit:
  %2 = phi i1 [ true, %lor.lhs.false8.i ], [ true, %lor.lhs.false6.i ], [ true, %lor.lhs.false4.i ], [ true, %lor.lhs.false2.i ], [ true, %lor.lhs.false.i15 ], [ true, %land.rhs ], [ %cmp10.i, %lor.rhs.i16 ]
  %lnot = xor i1 %2, true
  br label %land.end
land.end:
  %3 = phi i1 [ false, %own.exit ], [ false, %executes.exit ], [ %lnot, %fault.exit ]
  br i1 %3, label %land.lhs.true3, label %if.end
land.lhs.true3:
  %4 = inttoptr i32 %handler to void (i32)*
  %call4 = call i32 @__model_handler_kind(void (i32)* noundef %4)
  %cmp = icmp eq i32 %call4, 0
  br i1 %cmp, label %if.then, label %if.end
if.then:
  call void @__gsmack_unknown(i8* noundef getelementptr inbounds ([96 x i8], [96 x i8]* @.str.13, i32 0, i32 0))
  br label %if.end
if.end:
  call void @__gsmack_atomic_begin()
  %call5 = call i32 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.3, i32 0, i32 0), i32 noundef %number)
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.3, i32 0, i32 0), i32 noundef %number, i32 noundef %handler)
  br i1 %3, label %land.lhs.true7, label %if.end12
land.lhs.true7:
  %call8 = call i32 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str.14, i32 0, i32 0), i32 noundef %number)
  %tobool9 = icmp ne i32 %call8, 0
  br i1 %tobool9, label %if.end12, label %if.then10
if.then10:
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str.14, i32 0, i32 0), i32 noundef %number, i32 noundef 1)
  %call11 = call i32 (void (...)*, ...) @__gsmack_spawn(void (...)* noundef bitcast (void (i32)* @send to void (...)*), i32 noundef %number)
  br label %if.end12
if.end12:
  call void @__gsmack_atomic_end()
  ret i32 %call5
}
define dso_local i32 @sigaction(i32 noundef %number, %struct.sigaction* noundef %new, %struct.sigaction* noundef %old) {
entry:
  %cmp.i.i = icmp sge i32 %number, 1
  br i1 %cmp.i.i, label %land.rhs.i.i, label %exists.exit.i
land.rhs.i.i:
  %cmp1.i.i = icmp sle i32 %number, 64
  br label %exists.exit.i
exists.exit.i:
  %0 = phi i1 [ false, %entry ], [ %cmp1.i.i, %land.rhs.i.i ]
  br i1 %0, label %land.lhs.true.i, label %can_be_handled.exit
land.lhs.true.i:
  %cmp.i = icmp ne i32 %number, 9
  br i1 %cmp.i, label %land.lhs.true1.i, label %can_be_handled.exit
land.lhs.true1.i:
  %cmp2.i = icmp ne i32 %number, 19
  br i1 %cmp2.i, label %land.lhs.true3.i, label %can_be_handled.exit
land.lhs.true3.i:
  %cmp4.i = icmp ne i32 %number, 32
  br i1 %cmp4.i, label %land.rhs.i, label %can_be_handled.exit
land.rhs.i:
  %cmp5.i = icmp ne i32 %number, 33
  br label %can_be_handled.exit
can_be_handled.exit:
  %1 = phi i1 [ false, %land.lhs.true3.i ], [ false, %land.lhs.true1.i ], [ false, %land.lhs.true.i ], [ false, %exists.exit.i ], [ %cmp5.i, %land.rhs.i ]
  br i1 %1, label %if.end, label %if.then
if.then:
  %call.i = call i32* @__errno_location()
  store i32 22, i32* %call.i, align 4
  br label %return
if.end:
  %tobool = icmp ne %struct.sigaction* %new, null
  br i1 %tobool, label %if.then2, label %if.else
if.then2:
  %__sigaction_handler = getelementptr inbounds %struct.sigaction, %struct.sigaction* %new, i32 0, i32 0
  %sa_handler = bitcast %union.anon* %__sigaction_handler to void (i32)**
  %2 = load void (i32)*, void (i32)** %sa_handler, align 4
  %3 = ptrtoint void (i32)* %2 to i32
  %sa_flags = getelementptr inbounds %struct.sigaction, %struct.sigaction* %new, i32 0, i32 2
  %4 = load i32, i32* %sa_flags, align 4
  call void (i32, ...) @__model_needs(i32 noundef 0, i32 noundef %4)
  %cmp.i14 = icmp ne i32 %3, 1
  br i1 %cmp.i14, label %land.rhs.i15, label %executes.exit
land.rhs.i15:
  %cmp1.i = icmp ne i32 %3, 0
  br label %executes.exit
executes.exit:
  %5 = phi i1 [ false, %if.then2 ], [ %cmp1.i, %land.rhs.i15 ]
  br i1 %5, label %land.lhs.true, label %if.end7
land.lhs.true:
  %6 = load i32, i32* %sa_flags, align 4
  %cmp.i16 = icmp eq i32 %6, 0
  br i1 %cmp.i16, label %plain.exit, label %lor.lhs.false.i
lor.lhs.false.i:
  %cmp1.i17 = icmp eq i32 %6, 268435456
  br i1 %cmp1.i17, label %plain.exit, label %lor.lhs.false2.i
lor.lhs.false2.i:
  %cmp3.i = icmp eq i32 %6, 134217728
  br i1 %cmp3.i, label %plain.exit, label %lor.rhs.i
lor.rhs.i:
  %cmp4.i18 = icmp eq i32 %6, 402653184
  br label %plain.exit
plain.exit:
  %7 = phi i1 [ true, %lor.lhs.false2.i ], [ true, %lor.lhs.false.i ], [ true, %land.lhs.true ], [ %cmp4.i18, %lor.rhs.i ]
  br i1 %7, label %if.end7, label %if.then6
if.then6:
  call void @__gsmack_unknown(i8* noundef getelementptr inbounds ([21 x i8], [21 x i8]* @.str.2, i32 0, i32 0))
  br label %if.end7
if.end7:
  br i1 %cmp.i14, label %land.rhs.i21, label %executes.exit22
land.rhs.i21:
  %cmp1.i20 = icmp ne i32 %3, 0
  br label %executes.exit22
executes.exit22:
  %8 = phi i1 [ false, %if.end7 ], [ %cmp1.i20, %land.rhs.i21 ]
  br i1 %8, label %land.lhs.true9, label %if.end13
land.lhs.true9:
  %9 = load i32, i32* %sa_flags, align 4
  %cmp.i23 = icmp eq i32 %9, 268435456
  br i1 %cmp.i23, label %restarts.exit, label %lor.rhs.i25
lor.rhs.i25:
  %cmp1.i24 = icmp eq i32 %9, 402653184
  br label %restarts.exit
restarts.exit:
  %10 = phi i1 [ true, %land.lhs.true9 ], [ %cmp1.i24, %lor.rhs.i25 ]
  br i1 %10, label %if.end13, label %if.then12
if.then12:
  call void @__gsmack_ghost_set_scalar(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str, i32 0, i32 0), i32 noundef 1)
  br label %if.end13
if.end13:
  %call14 = call i32 @handle(i32 noundef %number, i32 noundef %3)
  br label %if.end16
if.else:
  %call15 = call i32 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.3, i32 0, i32 0), i32 noundef %number)
  br label %if.end16
if.end16:
  %before.0 = phi i32 [ %call14, %if.end13 ], [ %call15, %if.else ]
  %tobool17 = icmp ne %struct.sigaction* %old, null
  br i1 %tobool17, label %if.then18, label %if.end23
if.then18:
  %call19 = call i32 @__gsmack_nondet_int()
  %sa_flags20 = getelementptr inbounds %struct.sigaction, %struct.sigaction* %old, i32 0, i32 2
  store i32 %call19, i32* %sa_flags20, align 4
  %sa_mask = getelementptr inbounds %struct.sigaction, %struct.sigaction* %old, i32 0, i32 1
  br label %for.cond.i
for.cond.i:
  %i.0.i = phi i32 [ 1, %if.then18 ], [ %inc.i, %for.body.i ]
  %cmp.i26 = icmp sle i32 %i.0.i, 64
  br i1 %cmp.i26, label %for.body.i, label %any_set.exit
for.body.i:
  %call.i27 = call zeroext i1 @__gsmack_nondet_bool()
  %conv.i = zext i1 %call.i27 to i8
  %11 = bitcast %struct.__sigset_t* %sa_mask to i8*
  %arrayidx.i = getelementptr inbounds i8, i8* %11, i32 %i.0.i
  store i8 %conv.i, i8* %arrayidx.i, align 1
  %inc.i = add nsw i32 %i.0.i, 1
  br label %for.cond.i
any_set.exit:
  %12 = inttoptr i32 %before.0 to void (i32)*
  %__sigaction_handler21 = getelementptr inbounds %struct.sigaction, %struct.sigaction* %old, i32 0, i32 0
  %sa_handler22 = bitcast %union.anon* %__sigaction_handler21 to void (i32)**
  store void (i32)* %12, void (i32)** %sa_handler22, align 4
  br label %if.end23
if.end23:
  br label %return
return:
  %retval.0 = phi i32 [ 0, %if.end23 ], [ -1, %if.then ]
  ret i32 %retval.0
}
declare dso_local void @__model_needs(i32 noundef, ...)
declare dso_local void @__gsmack_unknown(i8* noundef)
declare dso_local void @__gsmack_ghost_set_scalar(i8* noundef, i32 noundef)
declare dso_local i32 @__gsmack_ghost_get_id(i8* noundef, i32 noundef)
declare dso_local i32 @__gsmack_nondet_int()
define dso_local i32 @sigemptyset(%struct.__sigset_t* noundef nonnull %set) {
entry:
  %0 = bitcast %struct.__sigset_t* %set to i8*
  call void @llvm.memset.p0i8.i32(i8* align 4 %0, i8 0, i32 128, i1 false)
  %add.ptr.i = getelementptr inbounds i8, i8* %0, i32 1
  call void @llvm.memset.p0i8.i32(i8* align 1 %add.ptr.i, i8 0, i32 64, i1 false)
  ret i32 0
}
define dso_local i32 @sigfillset(%struct.__sigset_t* noundef nonnull %set) {
entry:
  %0 = bitcast %struct.__sigset_t* %set to i8*
  call void @llvm.memset.p0i8.i32(i8* align 4 %0, i8 0, i32 128, i1 false)
  %add.ptr.i = getelementptr inbounds i8, i8* %0, i32 1
  call void @llvm.memset.p0i8.i32(i8* align 1 %add.ptr.i, i8 1, i32 64, i1 false)
  %arrayidx = getelementptr inbounds i8, i8* %0, i32 32
  store i8 0, i8* %arrayidx, align 1
  %arrayidx1 = getelementptr inbounds i8, i8* %0, i32 33
  store i8 0, i8* %arrayidx1, align 1
  ret i32 0
}
define dso_local i32 @sigaddset(%struct.__sigset_t* noundef nonnull %set, i32 noundef %number) {
entry:
  %cmp.i = icmp sge i32 %number, 1
  br i1 %cmp.i, label %land.rhs.i, label %exists.exit
land.rhs.i:
  %cmp1.i = icmp sle i32 %number, 64
  br label %exists.exit
exists.exit:
  %0 = phi i1 [ false, %entry ], [ %cmp1.i, %land.rhs.i ]
  br i1 %0, label %if.end, label %if.then
if.then:
  %call.i = call i32* @__errno_location()
  store i32 22, i32* %call.i, align 4
  br label %return
if.end:
  %1 = bitcast %struct.__sigset_t* %set to i8*
  %arrayidx = getelementptr inbounds i8, i8* %1, i32 %number
  store i8 1, i8* %arrayidx, align 1
  br label %return
return:
  %retval.0 = phi i32 [ 0, %if.end ], [ -1, %if.then ]
  ret i32 %retval.0
}
define dso_local i32 @sigdelset(%struct.__sigset_t* noundef nonnull %set, i32 noundef %number) {
entry:
  %cmp.i = icmp sge i32 %number, 1
  br i1 %cmp.i, label %land.rhs.i, label %exists.exit
land.rhs.i:
  %cmp1.i = icmp sle i32 %number, 64
  br label %exists.exit
exists.exit:
  %0 = phi i1 [ false, %entry ], [ %cmp1.i, %land.rhs.i ]
  br i1 %0, label %if.end, label %if.then
if.then:
  %call.i = call i32* @__errno_location()
  store i32 22, i32* %call.i, align 4
  br label %return
if.end:
  %1 = bitcast %struct.__sigset_t* %set to i8*
  %arrayidx = getelementptr inbounds i8, i8* %1, i32 %number
  store i8 0, i8* %arrayidx, align 1
  br label %return
return:
  %retval.0 = phi i32 [ 0, %if.end ], [ -1, %if.then ]
  ret i32 %retval.0
}
define dso_local i32 @sigismember(%struct.__sigset_t* noundef nonnull %set, i32 noundef %number) {
entry:
  %cmp.i = icmp sge i32 %number, 1
  br i1 %cmp.i, label %land.rhs.i, label %exists.exit
land.rhs.i:
  %cmp1.i = icmp sle i32 %number, 64
  br label %exists.exit
exists.exit:
  %0 = phi i1 [ false, %entry ], [ %cmp1.i, %land.rhs.i ]
  br i1 %0, label %if.end, label %if.then
if.then:
  %call.i = call i32* @__errno_location()
  store i32 22, i32* %call.i, align 4
  br label %return
if.end:
  %1 = bitcast %struct.__sigset_t* %set to i8*
  %arrayidx = getelementptr inbounds i8, i8* %1, i32 %number
  %2 = load i8, i8* %arrayidx, align 1
  %conv = sext i8 %2 to i32
  %cmp = icmp ne i32 %conv, 0
  %conv2 = zext i1 %cmp to i32
  br label %return
return:
  %retval.0 = phi i32 [ %conv2, %if.end ], [ -1, %if.then ]
  ret i32 %retval.0
}
define dso_local i32 @pthread_sigmask(i32 noundef %how, %struct.__sigset_t* noundef %set, %struct.__sigset_t* noundef %old) {
entry:
  %tobool = icmp ne %struct.__sigset_t* %set, null
  br i1 %tobool, label %land.lhs.true, label %if.end
land.lhs.true:
  %cmp = icmp ne i32 %how, 0
  br i1 %cmp, label %land.lhs.true1, label %if.end
land.lhs.true1:
  %cmp2 = icmp ne i32 %how, 1
  br i1 %cmp2, label %land.lhs.true3, label %if.end
land.lhs.true3:
  %cmp4 = icmp ne i32 %how, 2
  br i1 %cmp4, label %if.then, label %if.end
if.then:
  br label %return
if.end:
  br i1 %tobool, label %if.then6, label %if.end7
if.then6:
  call void @__gsmack_ghost_set_scalar(i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str.4, i32 0, i32 0), i32 noundef 1)
  br label %if.end7
if.end7:
  %tobool8 = icmp ne %struct.__sigset_t* %old, null
  br i1 %tobool8, label %if.then9, label %if.end10
if.then9:
  br label %for.cond.i
for.cond.i:
  %i.0.i = phi i32 [ 1, %if.then9 ], [ %inc.i, %for.body.i ]
  %cmp.i = icmp sle i32 %i.0.i, 64
  br i1 %cmp.i, label %for.body.i, label %any_set.exit
for.body.i:
  %call.i = call zeroext i1 @__gsmack_nondet_bool()
  %conv.i = zext i1 %call.i to i8
  %0 = bitcast %struct.__sigset_t* %old to i8*
  %arrayidx.i = getelementptr inbounds i8, i8* %0, i32 %i.0.i
  store i8 %conv.i, i8* %arrayidx.i, align 1
  %inc.i = add nsw i32 %i.0.i, 1
  br label %for.cond.i
any_set.exit:
  br label %if.end10
if.end10:
  br label %return
return:
  %retval.0 = phi i32 [ 22, %if.then ], [ 0, %if.end10 ]
  ret i32 %retval.0
}
define dso_local i32 @sigprocmask(i32 noundef %how, %struct.__sigset_t* noundef %set, %struct.__sigset_t* noundef %old) {
entry:
  %tobool.i = icmp ne %struct.__sigset_t* %set, null
  br i1 %tobool.i, label %land.lhs.true.i, label %if.end.i
land.lhs.true.i:
  %cmp.i = icmp ne i32 %how, 0
  br i1 %cmp.i, label %land.lhs.true1.i, label %if.end.i
land.lhs.true1.i:
  %cmp2.i = icmp ne i32 %how, 1
  br i1 %cmp2.i, label %land.lhs.true3.i, label %if.end.i
land.lhs.true3.i:
  %cmp4.i = icmp ne i32 %how, 2
  br i1 %cmp4.i, label %if.then.i, label %if.end.i
if.then.i:
  br label %pthread_sigmask.exit
if.end.i:
  br i1 %tobool.i, label %if.then6.i, label %if.end7.i
if.then6.i:
  call void @__gsmack_ghost_set_scalar(i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str.4, i32 0, i32 0), i32 noundef 1)
  br label %if.end7.i
if.end7.i:
  %tobool8.i = icmp ne %struct.__sigset_t* %old, null
  br i1 %tobool8.i, label %if.then9.i, label %if.end10.i
if.then9.i:
  br label %for.cond.i.i
for.cond.i.i:
  %i.0.i.i = phi i32 [ 1, %if.then9.i ], [ %inc.i.i, %for.body.i.i ]
  %cmp.i.i = icmp sle i32 %i.0.i.i, 64
  br i1 %cmp.i.i, label %for.body.i.i, label %any_set.exit.i
for.body.i.i:
  %call.i.i = call zeroext i1 @__gsmack_nondet_bool()
  %conv.i.i = zext i1 %call.i.i to i8
  %0 = bitcast %struct.__sigset_t* %old to i8*
  %arrayidx.i.i = getelementptr inbounds i8, i8* %0, i32 %i.0.i.i
  store i8 %conv.i.i, i8* %arrayidx.i.i, align 1
  %inc.i.i = add nsw i32 %i.0.i.i, 1
  br label %for.cond.i.i
any_set.exit.i:
  br label %if.end10.i
if.end10.i:
  br label %pthread_sigmask.exit
pthread_sigmask.exit:
  %retval.0.i = phi i32 [ 22, %if.then.i ], [ 0, %if.end10.i ]
  %tobool = icmp ne i32 %retval.0.i, 0
  br i1 %tobool, label %cond.true, label %cond.false
cond.true:
  %call.i = call i32* @__errno_location()
  store i32 22, i32* %call.i, align 4
  br label %cond.end
cond.false:
  br label %cond.end
cond.end:
  %cond = phi i32 [ -1, %cond.true ], [ 0, %cond.false ]
  ret i32 %cond
}
define dso_local i32 @pthread_kill(i32 noundef %thread, i32 noundef %number) {
entry:
  call void @__gsmack_atomic_begin()
  %call.i = call i32 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.18, i32 0, i32 0), i32 noundef %thread)
  %cmp.i = icmp ne i32 %call.i, 0
  br i1 %cmp.i, label %lor.end.i, label %lor.rhs.i
lor.rhs.i:
  %cmp1.i = icmp eq i32 %thread, 1
  br label %lor.end.i
lor.end.i:
  %0 = phi i1 [ true, %entry ], [ %cmp1.i, %lor.rhs.i ]
  call void @__gsmack_assert(i1 noundef zeroext %0, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.19, i32 0, i32 0), i8* noundef getelementptr inbounds ([38 x i8], [38 x i8]* @.str.7, i32 0, i32 0))
  %cmp2.i = icmp ne i32 %call.i, 3
  call void @__gsmack_assert(i1 noundef zeroext %cmp2.i, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.19, i32 0, i32 0), i8* noundef getelementptr inbounds ([36 x i8], [36 x i8]* @.str.5, i32 0, i32 0))
  %cmp3.i = icmp ne i32 %call.i, 2
  br i1 %cmp3.i, label %thread_require.exit, label %lor.rhs4.i
lor.rhs4.i:
  %call5.i = call i32 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @.str.20, i32 0, i32 0), i32 noundef %thread)
  %tobool.i = icmp ne i32 %call5.i, 0
  %lnot.i = xor i1 %tobool.i, true
  br label %thread_require.exit
thread_require.exit:
  %1 = phi i1 [ true, %lor.end.i ], [ %lnot.i, %lor.rhs4.i ]
  call void @__gsmack_assert(i1 noundef zeroext %1, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.19, i32 0, i32 0), i8* noundef getelementptr inbounds ([51 x i8], [51 x i8]* @.str.6, i32 0, i32 0))
  call void @__gsmack_atomic_end()
  %cmp = icmp slt i32 %number, 0
  br i1 %cmp, label %if.then, label %lor.lhs.false
lor.lhs.false:
  %cmp1 = icmp sgt i32 %number, 64
  br i1 %cmp1, label %if.then, label %if.end
if.then:
  %cmp2 = icmp eq i32 %call.i, 2
  br i1 %cmp2, label %land.rhs, label %land.end
land.rhs:
  %call3 = call zeroext i1 @__gsmack_nondet_bool()
  br label %land.end
land.end:
  %2 = phi i1 [ false, %if.then ], [ %call3, %land.rhs ]
  %cond = select i1 %2, i32 0, i32 22
  br label %cleanup
if.end:
  %cmp4 = icmp eq i32 %call.i, 3
  br i1 %cmp4, label %if.then8, label %lor.lhs.false5
lor.lhs.false5:
  %cmp6 = icmp eq i32 %call.i, 0
  br i1 %cmp6, label %land.lhs.true, label %if.end9
land.lhs.true:
  %cmp7 = icmp ne i32 %thread, 1
  br i1 %cmp7, label %if.then8, label %if.end9
if.then8:
  br label %cleanup
if.end9:
  %cmp10 = icmp eq i32 %number, 0
  br i1 %cmp10, label %if.then11, label %if.end12
if.then11:
  br label %cleanup
if.end12:
  %call.i.i = call i32 @__gsmack_option(i8* noundef getelementptr inbounds ([18 x i8], [18 x i8]* @.str.22, i32 0, i32 0), i32 noundef zext (i1 icmp ne (void ()* @__model_compares_identities, void ()* null) to i32))
  %cmp.i.i = icmp ne i32 %call.i.i, 0
  br i1 %cmp.i.i, label %if.end.i, label %if.then.i
if.then.i:
  br label %thread_number.exit
if.end.i:
  %call1.i = call i32 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str.21, i32 0, i32 0), i32 noundef %thread)
  %tobool.i10 = icmp ne i32 %call1.i, 0
  br i1 %tobool.i10, label %cond.true.i, label %cond.false.i
cond.true.i:
  br label %cond.end.i
cond.false.i:
  br label %cond.end.i
cond.end.i:
  %cond.i = phi i32 [ %call1.i, %cond.true.i ], [ %thread, %cond.false.i ]
  br label %thread_number.exit
thread_number.exit:
  %retval.0.i = phi i32 [ %cond.i, %cond.end.i ], [ %thread, %if.then.i ]
  %call14 = call i32 @__gsmack_self()
  %cmp15 = icmp eq i32 %retval.0.i, %call14
  br i1 %cmp15, label %if.then16, label %if.else
if.then16:
  call void @deliver(i32 noundef %number)
  br label %if.end21
if.else:
  %call17 = call i32 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.3, i32 0, i32 0), i32 noundef %number)
  %cmp18 = icmp ne i32 %call17, 1
  br i1 %cmp18, label %if.then19, label %if.end20
if.then19:
  call void @__gsmack_unknown(i8* noundef getelementptr inbounds ([32 x i8], [32 x i8]* @.str.8, i32 0, i32 0))
  br label %if.end20
if.end20:
  br label %if.end21
if.end21:
  br label %cleanup
cleanup:
  %retval.0 = phi i32 [ %cond, %land.end ], [ 3, %if.then8 ], [ 0, %if.then11 ], [ 0, %if.end21 ]
  ret i32 %retval.0
}
declare dso_local void @__gsmack_atomic_begin()
declare dso_local void @__gsmack_atomic_end()
declare dso_local zeroext i1 @__gsmack_nondet_bool()
declare dso_local i32 @__gsmack_self()
define internal void @deliver(i32 noundef %number) {
entry:
  %call = call i32 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.3, i32 0, i32 0), i32 noundef %number)
  %cmp = icmp eq i32 %call, 1
  br i1 %cmp, label %if.then, label %if.end
if.then:
  br label %cleanup
if.end:
  %cmp.i = icmp eq i32 %number, 10
  br i1 %cmp.i, label %own.exit, label %lor.lhs.false.i
lor.lhs.false.i:
  %cmp1.i = icmp eq i32 %number, 12
  br i1 %cmp1.i, label %own.exit, label %lor.rhs.i
lor.rhs.i:
  %cmp2.i = icmp sge i32 %number, 34
  br label %own.exit
own.exit:
  %0 = phi i1 [ true, %lor.lhs.false.i ], [ true, %if.end ], [ %cmp2.i, %lor.rhs.i ]
  br i1 %0, label %if.end4, label %land.lhs.true
land.lhs.true:
  %cmp.i10 = icmp ne i32 %call, 1
  br i1 %cmp.i10, label %land.rhs.i, label %executes.exit
land.rhs.i:
  %cmp1.i11 = icmp ne i32 %call, 0
  br label %executes.exit
executes.exit:
  %1 = phi i1 [ false, %land.lhs.true ], [ %cmp1.i11, %land.rhs.i ]
  br i1 %1, label %if.end4, label %if.then3
if.then3:
  call void @__gsmack_unknown(i8* noundef getelementptr inbounds ([33 x i8], [33 x i8]* @.str.23, i32 0, i32 0))
  br label %if.end4
if.end4:
  %call5 = call i32 @__gsmack_ghost_get_scalar(i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str.4, i32 0, i32 0))
  %cmp6 = icmp ne i32 %call5, 0
  br i1 %cmp6, label %if.then7, label %if.end8
if.then7:
  call void @__gsmack_unknown(i8* noundef getelementptr inbounds ([42 x i8], [42 x i8]* @.str.24, i32 0, i32 0))
  br label %if.end8
if.end8:
  %cmp9 = icmp eq i32 %call, 0
  br i1 %cmp9, label %if.then10, label %if.end11
if.then10:
  call void @__gsmack_exit()
  unreachable
if.end11:
  %call12 = call i32 @__gsmack_self()
  %call13 = call i32 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str.15, i32 0, i32 0), i32 noundef %call12)
  %cmp14 = icmp ne i32 %call13, 0
  br i1 %cmp14, label %if.then15, label %if.end16
if.then15:
  call void @__gsmack_unknown(i8* noundef getelementptr inbounds ([27 x i8], [27 x i8]* @.str.25, i32 0, i32 0))
  br label %if.end16
if.end16:
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str.15, i32 0, i32 0), i32 noundef %call12, i32 noundef 1)
  %2 = inttoptr i32 %call to void (i32)*
  call void %2(i32 noundef %number)
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str.15, i32 0, i32 0), i32 noundef %call12, i32 noundef 0)
  br label %cleanup
cleanup:
  %cleanup.dest.slot.0 = phi i32 [ 1, %if.then ], [ 0, %if.end16 ]
  switch i32 %cleanup.dest.slot.0, label %unreachable [
    i32 0, label %cleanup.cont
    i32 1, label %cleanup.cont
  ]
cleanup.cont:
  ret void
unreachable:
  unreachable
}
define dso_local i32 @kill(i32 noundef %process, i32 noundef %number) {
entry:
  %cmp = icmp ne i32 %number, 0
  br i1 %cmp, label %if.then, label %if.end
if.then:
  call void @__gsmack_unknown(i8* noundef getelementptr inbounds ([27 x i8], [27 x i8]* @.str.9, i32 0, i32 0))
  br label %if.end
if.end:
  %call = call zeroext i1 @__gsmack_nondet_bool()
  %cond = select i1 %call, i32 0, i32 -1
  ret i32 %cond
}
define dso_local i32 @raise(i32 noundef %number) {
entry:
  %cmp.i = icmp sge i32 %number, 1
  br i1 %cmp.i, label %land.rhs.i, label %exists.exit
land.rhs.i:
  %cmp1.i = icmp sle i32 %number, 64
  br label %exists.exit
exists.exit:
  %0 = phi i1 [ false, %entry ], [ %cmp1.i, %land.rhs.i ]
  br i1 %0, label %if.end, label %if.then
if.then:
  %call.i = call i32* @__errno_location()
  store i32 22, i32* %call.i, align 4
  br label %return
if.end:
  call void @deliver(i32 noundef %number)
  br label %return
return:
  %retval.0 = phi i32 [ 0, %if.end ], [ -1, %if.then ]
  ret i32 %retval.0
}
define dso_local i32 @pause() {
entry:
  call void @__gsmack_ghost_set_scalar(i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @.str.1, i32 0, i32 0), i32 noundef 0)
  %call = call i32 @__gsmack_ghost_get_scalar(i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @.str.1, i32 0, i32 0))
  %cmp = icmp ne i32 %call, 0
  call void @__gsmack_await_for(i1 noundef zeroext %cmp, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.10, i32 0, i32 0), i8* noundef null, i32 noundef 0)
  %call1 = call i32* @__errno_location()
  store i32 4, i32* %call1, align 4
  ret i32 -1
}
declare dso_local void @__gsmack_await_for(i1 noundef zeroext, i8* noundef, i8* noundef, i32 noundef)
declare dso_local i32* @__errno_location()
define dso_local i32 @sigwait(%struct.__sigset_t* noalias noundef nonnull %set, i32* noalias noundef nonnull %number) {
entry:
  br i1 icmp ne (void ()* @__model_cancel_point, void ()* null), label %if.then.i.i, label %cancellation_point.exit.i
if.then.i.i:
  call void @__model_cancel_point()
  br label %cancellation_point.exit.i
cancellation_point.exit.i:
  br label %for.cond.i
for.cond.i:
  %i.0.i = phi i32 [ 1, %cancellation_point.exit.i ], [ %inc.i, %lor.end.i ]
  %come.0.i = phi i8 [ 0, %cancellation_point.exit.i ], [ %frombool.i, %lor.end.i ]
  %cmp.i = icmp sle i32 %i.0.i, 64
  br i1 %cmp.i, label %for.body.i, label %for.cond.cleanup.i
for.cond.cleanup.i:
  %call3.i = call i32 @__gsmack_nondet_int()
  %cmp.i14.i = icmp sge i32 %call3.i, 1
  br i1 %cmp.i14.i, label %land.rhs.i.i, label %exists.exit.i
for.body.i:
  %tobool.i = trunc i8 %come.0.i to i1
  br i1 %tobool.i, label %lor.end.i, label %lor.rhs.i
lor.rhs.i:
  %0 = bitcast %struct.__sigset_t* %set to i8*
  %arrayidx.i = getelementptr inbounds i8, i8* %0, i32 %i.0.i
  %1 = load i8, i8* %arrayidx.i, align 1
  %conv.i = sext i8 %1 to i32
  %cmp1.i = icmp ne i32 %conv.i, 0
  br i1 %cmp1.i, label %land.rhs.i, label %land.end.i
land.rhs.i:
  %cmp.i.i = icmp eq i32 %i.0.i, 10
  br i1 %cmp.i.i, label %own.exit.i, label %lor.lhs.false.i.i
lor.lhs.false.i.i:
  %cmp1.i.i = icmp eq i32 %i.0.i, 12
  br i1 %cmp1.i.i, label %own.exit.i, label %lor.rhs.i.i
lor.rhs.i.i:
  %cmp2.i.i = icmp sge i32 %i.0.i, 34
  br label %own.exit.i
own.exit.i:
  %2 = phi i1 [ true, %lor.lhs.false.i.i ], [ true, %land.rhs.i ], [ %cmp2.i.i, %lor.rhs.i.i ]
  %lnot.i = xor i1 %2, true
  br label %land.end.i
land.end.i:
  %3 = phi i1 [ false, %lor.rhs.i ], [ %lnot.i, %own.exit.i ]
  br label %lor.end.i
lor.end.i:
  %4 = phi i1 [ true, %for.body.i ], [ %3, %land.end.i ]
  %frombool.i = zext i1 %4 to i8
  %inc.i = add nsw i32 %i.0.i, 1
  br label %for.cond.i
land.rhs.i.i:
  %cmp1.i15.i = icmp sle i32 %call3.i, 64
  br label %exists.exit.i
exists.exit.i:
  %5 = phi i1 [ false, %for.cond.cleanup.i ], [ %cmp1.i15.i, %land.rhs.i.i ]
  br i1 %5, label %land.rhs6.i, label %land.end18.i
land.rhs6.i:
  %tobool7.i = trunc i8 %come.0.i to i1
  br i1 %tobool7.i, label %lor.rhs8.i, label %lor.end17.i
lor.rhs8.i:
  %6 = bitcast %struct.__sigset_t* %set to i8*
  %arrayidx9.i = getelementptr inbounds i8, i8* %6, i32 %call3.i
  %7 = load i8, i8* %arrayidx9.i, align 1
  %conv10.i = sext i8 %7 to i32
  %cmp11.i = icmp ne i32 %conv10.i, 0
  br i1 %cmp11.i, label %land.rhs13.i, label %land.end16.i
land.rhs13.i:
  %cmp.i16.i = icmp eq i32 %call3.i, 10
  br i1 %cmp.i16.i, label %own.exit21.i, label %lor.lhs.false.i18.i
lor.lhs.false.i18.i:
  %cmp1.i17.i = icmp eq i32 %call3.i, 12
  br i1 %cmp1.i17.i, label %own.exit21.i, label %lor.rhs.i20.i
lor.rhs.i20.i:
  %cmp2.i19.i = icmp sge i32 %call3.i, 34
  br label %own.exit21.i
own.exit21.i:
  %8 = phi i1 [ true, %lor.lhs.false.i18.i ], [ true, %land.rhs13.i ], [ %cmp2.i19.i, %lor.rhs.i20.i ]
  %lnot15.i = xor i1 %8, true
  br label %land.end16.i
land.end16.i:
  %9 = phi i1 [ false, %lor.rhs8.i ], [ %lnot15.i, %own.exit21.i ]
  br label %lor.end17.i
lor.end17.i:
  %10 = phi i1 [ true, %land.rhs6.i ], [ %9, %land.end16.i ]
  br label %land.end18.i
land.end18.i:
  %11 = phi i1 [ false, %exists.exit.i ], [ %10, %lor.end17.i ]
  call void @__gsmack_assume(i1 noundef zeroext %11)
  call void @__gsmack_atomic_begin()
  %tobool19.i = trunc i8 %come.0.i to i1
  br i1 icmp ne (i1 ()* @__model_cancel_due, i1 ()* null), label %land.lhs.true.i.i, label %cancelled_instead.exit.i
land.lhs.true.i.i:
  br i1 %tobool19.i, label %lor.lhs.false.i22.i, label %land.rhs.i23.i
lor.lhs.false.i22.i:
  %call.i.i = call zeroext i1 @__gsmack_nondet_bool()
  br i1 %call.i.i, label %land.rhs.i23.i, label %cancelled_instead.exit.i
land.rhs.i23.i:
  %call1.i.i = call zeroext i1 @__model_cancel_due()
  br label %cancelled_instead.exit.i
cancelled_instead.exit.i:
  %12 = phi i1 [ false, %lor.lhs.false.i22.i ], [ false, %land.end18.i ], [ %call1.i.i, %land.rhs.i23.i ]
  br i1 %tobool19.i, label %lor.end27.i, label %lor.rhs24.i
lor.rhs24.i:
  br label %lor.end27.i
lor.end27.i:
  %13 = phi i1 [ true, %cancelled_instead.exit.i ], [ %12, %lor.rhs24.i ]
  call void @__gsmack_await_for(i1 noundef zeroext %13, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.10, i32 0, i32 0), i8* noundef null, i32 noundef 0)
  call void @__gsmack_atomic_end()
  br i1 icmp ne (void ()* @__model_cancel_end, void ()* null), label %land.lhs.true.i25.i, label %wait_for.exit
land.lhs.true.i25.i:
  br i1 %12, label %if.then.i26.i, label %wait_for.exit
if.then.i26.i:
  call void @__model_cancel_end()
  br label %wait_for.exit
wait_for.exit:
  store i32 %call3.i, i32* %number, align 4
  ret i32 0
}
define dso_local i32 @alarm(i32 noundef %seconds) {
entry:
  %cmp = icmp ne i32 %seconds, 0
  br i1 %cmp, label %land.lhs.true, label %if.end
land.lhs.true:
  %call = call i32 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.3, i32 0, i32 0), i32 noundef 14)
  %cmp.i = icmp ne i32 %call, 1
  br i1 %cmp.i, label %land.rhs.i, label %executes.exit
land.rhs.i:
  %cmp1.i = icmp ne i32 %call, 0
  br label %executes.exit
executes.exit:
  %0 = phi i1 [ false, %land.lhs.true ], [ %cmp1.i, %land.rhs.i ]
  br i1 %0, label %if.end, label %if.then
if.then:
  call void @__gsmack_unknown(i8* noundef getelementptr inbounds ([25 x i8], [25 x i8]* @.str.11, i32 0, i32 0))
  br label %if.end
if.end:
  call void @__gsmack_atomic_begin()
  %call2 = call i32 @__gsmack_ghost_get_scalar(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.12, i32 0, i32 0))
  %tobool = icmp ne i32 %call2, 0
  br i1 %tobool, label %if.then3, label %if.end5
if.then3:
  %call4 = call i32 @__gsmack_nondet_uint()
  br label %if.end5
if.end5:
  %left.0 = phi i32 [ %call4, %if.then3 ], [ 0, %if.end ]
  %conv = zext i1 %cmp to i32
  call void @__gsmack_ghost_set_scalar(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.12, i32 0, i32 0), i32 noundef %conv)
  call void @__gsmack_atomic_end()
  ret i32 %left.0
}
declare dso_local i32 @__gsmack_nondet_uint()
declare dso_local void @__gsmack_ghost_set_id(i8* noundef, i32 noundef, i32 noundef)
declare dso_local i32 @__gsmack_spawn(void (...)* noundef, ...)
define internal void @send(i32 noundef %number) {
entry:
  call void @__gsmack_environment()
  %call = call i32 @__gsmack_self()
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str.15, i32 0, i32 0), i32 noundef %call, i32 noundef 1)
  br label %for.cond
for.cond:
  call void @__gsmack_atomic_begin()
  %call1 = call i32 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.3, i32 0, i32 0), i32 noundef %number)
  %cmp.i = icmp ne i32 %call1, 1
  br i1 %cmp.i, label %land.rhs.i, label %executes.exit
land.rhs.i:
  %cmp1.i = icmp ne i32 %call1, 0
  br label %executes.exit
executes.exit:
  %0 = phi i1 [ false, %for.cond ], [ %cmp1.i, %land.rhs.i ]
  call void @__gsmack_await_for(i1 noundef zeroext %0, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.10, i32 0, i32 0), i8* noundef null, i32 noundef 0)
  %call3 = call i32 @__gsmack_ghost_get_scalar(i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str.4, i32 0, i32 0))
  %cmp = icmp ne i32 %call3, 0
  br i1 %cmp, label %if.then, label %if.end
if.then:
  call void @__gsmack_unknown(i8* noundef getelementptr inbounds ([43 x i8], [43 x i8]* @.str.16, i32 0, i32 0))
  br label %if.end
if.end:
  %call4 = call i32 @__gsmack_ghost_get_scalar(i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @.str.1, i32 0, i32 0))
  %tobool = icmp ne i32 %call4, 0
  br i1 %tobool, label %if.end6, label %if.then5
if.then5:
  call void @__gsmack_ghost_set_scalar(i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @.str.1, i32 0, i32 0), i32 noundef 1)
  br label %if.end6
if.end6:
  %1 = inttoptr i32 %call1 to void (i32)*
  %call7 = call i32 @__model_handler_kind(void (i32)* noundef %1)
  %cmp8 = icmp eq i32 %call7, 2
  br i1 %cmp8, label %if.then9, label %if.end10
if.then9:
  call void %1(i32 noundef %number)
  br label %if.end10
if.end10:
  call void @__gsmack_atomic_end()
  %cmp11 = icmp eq i32 %call7, 1
  br i1 %cmp11, label %if.then12, label %if.end13
if.then12:
  call void @__gsmack_approximate(i8* noundef getelementptr inbounds ([51 x i8], [51 x i8]* @.str.17, i32 0, i32 0), i8* noundef null, i32 noundef 0)
  %call.i = call zeroext i1 @__gsmack_nondet_bool()
  br i1 %call.i, label %if.then.i, label %execute_sometime.exit
if.then.i:
  call void %1(i32 noundef %number)
  br label %execute_sometime.exit
execute_sometime.exit:
  br label %if.end13
if.end13:
  br label %for.cond
}
declare dso_local void @__gsmack_environment()
declare dso_local void @__gsmack_approximate(i8* noundef, i8* noundef, i32 noundef)
declare void @llvm.memset.p0i8.i32(i8* nocapture writeonly, i8, i32, i1 immarg)
declare dso_local void @__gsmack_assert(i1 noundef zeroext, i8* noundef, i8* noundef)
declare dso_local i32 @__gsmack_option(i8* noundef, i32 noundef)
declare extern_weak dso_local void @__model_compares_identities()
declare dso_local void @__gsmack_exit()
declare dso_local void @__gsmack_assume(i1 noundef zeroext)
declare extern_weak dso_local void @__model_cancel_point()
declare extern_weak dso_local zeroext i1 @__model_cancel_due()
declare extern_weak dso_local void @__model_cancel_end()
