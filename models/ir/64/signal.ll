target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"
%struct.sigaction = type { %union.anon, %struct.__sigset_t, i32, void ()* }
%union.anon = type { void (i32)* }
%struct.__sigset_t = type { [16 x i64] }
@.str = private unnamed_addr constant [22 x i8] c"a handler for signals\00", align 1
@.str.1 = private unnamed_addr constant [26 x i8] c"a signal sent to a thread\00", align 1
@.str.2 = private unnamed_addr constant [13 x i8] c"thread.state\00", align 1
@.str.3 = private unnamed_addr constant [27 x i8] c"a signal sent to a process\00", align 1
@.str.4 = private unnamed_addr constant [33 x i8] c"a signal sent to the own process\00", align 1
@.str.5 = private unnamed_addr constant [7 x i8] c"signal\00", align 1
@.str.6 = private unnamed_addr constant [25 x i8] c"a signal after some time\00", align 1
define dso_local void (i32)* @signal(i32 noundef %number, void (i32)* noundef %handler) {
entry:
  %cmp = icmp ne void (i32)* %handler, inttoptr (i64 1 to void (i32)*)
  br i1 %cmp, label %land.lhs.true, label %if.end
land.lhs.true:
  %cmp1 = icmp ne void (i32)* %handler, null
  br i1 %cmp1, label %if.then, label %if.end
if.then:
  call void @__gsmack_unknown(i8* noundef getelementptr inbounds ([22 x i8], [22 x i8]* @.str, i64 0, i64 0))
  br label %if.end
if.end:
  ret void (i32)* null
}
declare dso_local void @__gsmack_unknown(i8* noundef)
define dso_local i32 @sigaction(i32 noundef %number, %struct.sigaction* noundef %new, %struct.sigaction* noundef %old) {
entry:
  %tobool = icmp ne %struct.sigaction* %new, null
  br i1 %tobool, label %land.lhs.true, label %if.end
land.lhs.true:
  %__sigaction_handler = getelementptr inbounds %struct.sigaction, %struct.sigaction* %new, i32 0, i32 0
  %sa_handler = bitcast %union.anon* %__sigaction_handler to void (i32)**
  %0 = load void (i32)*, void (i32)** %sa_handler, align 8
  %cmp = icmp ne void (i32)* %0, inttoptr (i64 1 to void (i32)*)
  br i1 %cmp, label %land.lhs.true1, label %if.end
land.lhs.true1:
  %cmp4 = icmp ne void (i32)* %0, null
  br i1 %cmp4, label %if.then, label %if.end
if.then:
  call void @__gsmack_unknown(i8* noundef getelementptr inbounds ([22 x i8], [22 x i8]* @.str, i64 0, i64 0))
  br label %if.end
if.end:
  %tobool5 = icmp ne %struct.sigaction* %old, null
  br i1 %tobool5, label %if.then6, label %if.end9
if.then6:
  %__sigaction_handler7 = getelementptr inbounds %struct.sigaction, %struct.sigaction* %old, i32 0, i32 0
  %sa_handler8 = bitcast %union.anon* %__sigaction_handler7 to void (i32)**
  store void (i32)* null, void (i32)** %sa_handler8, align 8
  br label %if.end9
if.end9:
  ret i32 0
}
define dso_local i32 @sigemptyset(%struct.__sigset_t* noundef nonnull %set) {
entry:
  br label %for.cond.i
for.cond.i:
  %i.0.i = phi i32 [ 0, %entry ], [ %inc.i, %for.body.i ]
  %conv.i = zext i32 %i.0.i to i64
  %cmp.i = icmp ult i64 %conv.i, 16
  br i1 %cmp.i, label %for.body.i, label %set_all.exit
for.body.i:
  %__val.i = getelementptr inbounds %struct.__sigset_t, %struct.__sigset_t* %set, i32 0, i32 0
  %arrayidx.i = getelementptr inbounds [16 x i64], [16 x i64]* %__val.i, i64 0, i64 %conv.i
  store i64 0, i64* %arrayidx.i, align 8
  %inc.i = add i32 %i.0.i, 1
  br label %for.cond.i
set_all.exit:
  ret i32 0
}
define dso_local i32 @sigfillset(%struct.__sigset_t* noundef nonnull %set) {
entry:
  br label %for.cond.i
for.cond.i:
  %i.0.i = phi i32 [ 0, %entry ], [ %inc.i, %for.body.i ]
  %conv.i = zext i32 %i.0.i to i64
  %cmp.i = icmp ult i64 %conv.i, 16
  br i1 %cmp.i, label %for.body.i, label %set_all.exit
for.body.i:
  %__val.i = getelementptr inbounds %struct.__sigset_t, %struct.__sigset_t* %set, i32 0, i32 0
  %arrayidx.i = getelementptr inbounds [16 x i64], [16 x i64]* %__val.i, i64 0, i64 %conv.i
  store i64 -1, i64* %arrayidx.i, align 8
  %inc.i = add i32 %i.0.i, 1
  br label %for.cond.i
set_all.exit:
  ret i32 0
}
define dso_local i32 @sigaddset(%struct.__sigset_t* noundef nonnull %set, i32 noundef %number) {
entry:
  %call = call i64 @__gsmack_nondet_ulong()
  %__val = getelementptr inbounds %struct.__sigset_t, %struct.__sigset_t* %set, i32 0, i32 0
  %arrayidx = getelementptr inbounds [16 x i64], [16 x i64]* %__val, i64 0, i64 0
  store i64 %call, i64* %arrayidx, align 8
  ret i32 0
}
declare dso_local i64 @__gsmack_nondet_ulong()
define dso_local i32 @sigdelset(%struct.__sigset_t* noundef nonnull %set, i32 noundef %number) {
entry:
  %call = call i64 @__gsmack_nondet_ulong()
  %__val = getelementptr inbounds %struct.__sigset_t, %struct.__sigset_t* %set, i32 0, i32 0
  %arrayidx = getelementptr inbounds [16 x i64], [16 x i64]* %__val, i64 0, i64 0
  store i64 %call, i64* %arrayidx, align 8
  ret i32 0
}
define dso_local i32 @sigismember(%struct.__sigset_t* noundef nonnull %set, i32 noundef %number) {
entry:
  %call = call zeroext i1 @__gsmack_nondet_bool()
  %conv = zext i1 %call to i32
  ret i32 %conv
}
declare dso_local zeroext i1 @__gsmack_nondet_bool()
define dso_local i32 @pthread_sigmask(i32 noundef %how, %struct.__sigset_t* noundef %set, %struct.__sigset_t* noundef %old) {
entry:
  %tobool = icmp ne %struct.__sigset_t* %old, null
  br i1 %tobool, label %if.then, label %if.end
if.then:
  %call = call i64 @__gsmack_nondet_ulong()
  br label %for.cond.i
for.cond.i:
  %i.0.i = phi i32 [ 0, %if.then ], [ %inc.i, %for.body.i ]
  %conv.i = zext i32 %i.0.i to i64
  %cmp.i = icmp ult i64 %conv.i, 16
  br i1 %cmp.i, label %for.body.i, label %set_all.exit
for.body.i:
  %__val.i = getelementptr inbounds %struct.__sigset_t, %struct.__sigset_t* %old, i32 0, i32 0
  %arrayidx.i = getelementptr inbounds [16 x i64], [16 x i64]* %__val.i, i64 0, i64 %conv.i
  store i64 %call, i64* %arrayidx.i, align 8
  %inc.i = add i32 %i.0.i, 1
  br label %for.cond.i
set_all.exit:
  br label %if.end
if.end:
  ret i32 0
}
define dso_local i32 @sigprocmask(i32 noundef %how, %struct.__sigset_t* noundef %set, %struct.__sigset_t* noundef %old) {
entry:
  %tobool.i = icmp ne %struct.__sigset_t* %old, null
  br i1 %tobool.i, label %if.then.i, label %pthread_sigmask.exit
if.then.i:
  %call.i = call i64 @__gsmack_nondet_ulong()
  br label %for.cond.i.i
for.cond.i.i:
  %i.0.i.i = phi i32 [ 0, %if.then.i ], [ %inc.i.i, %for.body.i.i ]
  %conv.i.i = zext i32 %i.0.i.i to i64
  %cmp.i.i = icmp ult i64 %conv.i.i, 16
  br i1 %cmp.i.i, label %for.body.i.i, label %set_all.exit.i
for.body.i.i:
  %__val.i.i = getelementptr inbounds %struct.__sigset_t, %struct.__sigset_t* %old, i32 0, i32 0
  %arrayidx.i.i = getelementptr inbounds [16 x i64], [16 x i64]* %__val.i.i, i64 0, i64 %conv.i.i
  store i64 %call.i, i64* %arrayidx.i.i, align 8
  %inc.i.i = add i32 %i.0.i.i, 1
  br label %for.cond.i.i
set_all.exit.i:
  br label %pthread_sigmask.exit
pthread_sigmask.exit:
  ret i32 0
}
define dso_local i32 @pthread_kill(i64 noundef %thread, i32 noundef %number) {
entry:
  %cmp = icmp slt i32 %number, 0
  br i1 %cmp, label %if.then, label %lor.lhs.false
lor.lhs.false:
  %cmp1 = icmp sgt i32 %number, 64
  br i1 %cmp1, label %if.then, label %if.end
if.then:
  br label %return
if.end:
  %cmp2 = icmp ne i32 %number, 0
  br i1 %cmp2, label %if.then3, label %if.end4
if.then3:
  call void @__gsmack_unknown(i8* noundef getelementptr inbounds ([26 x i8], [26 x i8]* @.str.1, i64 0, i64 0))
  br label %if.end4
if.end4:
  %call = call i64 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.2, i64 0, i64 0), i64 noundef %thread)
  %cmp5 = icmp eq i64 %call, 3
  br i1 %cmp5, label %lor.end, label %lor.rhs
lor.rhs:
  %cmp6 = icmp eq i64 %call, 0
  br i1 %cmp6, label %land.rhs, label %land.end
land.rhs:
  %cmp7 = icmp ne i64 %thread, 1
  br label %land.end
land.end:
  %0 = phi i1 [ false, %lor.rhs ], [ %cmp7, %land.rhs ]
  br label %lor.end
lor.end:
  %1 = phi i1 [ true, %if.end4 ], [ %0, %land.end ]
  %cond = select i1 %1, i32 3, i32 0
  br label %return
return:
  %retval.0 = phi i32 [ 22, %if.then ], [ %cond, %lor.end ]
  ret i32 %retval.0
}
declare dso_local i64 @__gsmack_ghost_get_id(i8* noundef, i64 noundef)
define dso_local i32 @kill(i32 noundef %process, i32 noundef %number) {
entry:
  %cmp = icmp ne i32 %number, 0
  br i1 %cmp, label %if.then, label %if.end
if.then:
  call void @__gsmack_unknown(i8* noundef getelementptr inbounds ([27 x i8], [27 x i8]* @.str.3, i64 0, i64 0))
  br label %if.end
if.end:
  %call = call zeroext i1 @__gsmack_nondet_bool()
  %cond = select i1 %call, i32 0, i32 -1
  ret i32 %cond
}
define dso_local i32 @raise(i32 noundef %number) {
entry:
  call void @__gsmack_unknown(i8* noundef getelementptr inbounds ([33 x i8], [33 x i8]* @.str.4, i64 0, i64 0))
  ret i32 0
}
define dso_local i32 @pause() {
entry:
  call void @__gsmack_await_for(i1 noundef zeroext false, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.5, i64 0, i64 0), i8* noundef null, i64 noundef 0)
  ret i32 -1
}
declare dso_local void @__gsmack_await_for(i1 noundef zeroext, i8* noundef, i8* noundef, i64 noundef)
define dso_local i32 @alarm(i32 noundef %seconds) {
entry:
  %cmp = icmp ne i32 %seconds, 0
  br i1 %cmp, label %if.then, label %if.end
if.then:
  call void @__gsmack_unknown(i8* noundef getelementptr inbounds ([25 x i8], [25 x i8]* @.str.6, i64 0, i64 0))
  br label %if.end
if.end:
  ret i32 0
}
